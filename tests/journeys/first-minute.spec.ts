// The first minute on a phone: from the landing, before any account, to a range, through sign-up, to a section that begins with what was answered.
import { expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillSignUp, logIn, openMailedLink, takeQuiz } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

const marcia = {
  firstName: 'Marcia',
  lastName: 'Campbell',
  email: 'marcia.told@gmail.com',
  password: 'Mango-Tree-Yard-88',
};

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());
test.use({ viewport: { width: 360, height: 640 } });

test('what a stranger could get, and what they answered stands in their first sections', async ({ page }) => {
  test.setTimeout(180_000);
  await test.step('the landing leads with one button, and log-in is a line', async () => {
    await page.goto(app.url);
    await expect(page.getByRole('link', { name: 'See what you could get' })).toBeInViewport();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByLabel('Email')).toBeInViewport();
    await page.getByRole('link', { name: 'See what you could get' }).click();
  });

  await test.step('answers four questions, and sees a range and its cost', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'See what you could get' })).toBeVisible();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByText('Choose what fits your work best')).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel('Are you working?').selectOption('Self-employed');
    await page.getByLabel('How much do you take home in a month').fill('28000');
    expect(await page.locator('main form :is(input, select)').count()).toBe(4);
    await page.getByLabel('How much do you spend on living').fill('24000');
    await page.getByLabel('How much do you pay on loans').fill('3000');
    await picture(page, 'estimate-questions');
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect(page.getByRole('heading', { name: 'Between $2,200.00 and $2,800.00' })).toBeVisible();
    await expect(page.getByText('$2,800.00 over 8 months, at 4.8% a month')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'estimate-range');
    expect(await keptIn(page, 'localStorage')).toEqual([]);
  });

  await test.step('signs up, and reads what happens next', async () => {
    await page.getByRole('link', { name: 'Create your account' }).first().click();
    await fillSignUp(page, marcia);
    await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Open Gmail' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'signed-up');
  });

  // The mail opens another tab: what this one knew is not there.
  const mailed = await page.context().newPage();
  await test.step('confirms the address in another tab, and is led to the log-in form', async () => {
    await openMailedLink(mailed, app.url, 'Confirm your email address');
    await expect(toast(mailed, 'Yay! Account verified. Login to continue')).toBeVisible();
    await expect(mailed.getByLabel('Email')).toHaveValue(marcia.email);
    await expect(mailed.getByRole('textbox', { name: 'Password' })).toBeFocused();
    await expect(mailed.getByRole('textbox', { name: 'Password' })).toBeInViewport();
    await logIn(mailed, marcia);
    await takeQuiz(mailed);
  });

  await test.step('the sections begin with what was answered, and nothing is sent unseen', async () => {
    await mailed.goto(`${app.url}/information?section=occupational_information`);
    await expect(mailed.getByText('You told us part of this before you signed up.')).toBeVisible();
    await expect(mailed.getByLabel('Are you working?')).toHaveValue('Self-employed');
    await mailed.goto(`${app.url}/information?section=income_information`);
    await mailed.goto(`${app.url}/information?section=income_information&step=household_expenses_amount`);
    await expect(mailed.getByLabel('How much do you spend on living?')).toHaveValue('24,000');
    await picture(mailed, 'section-begun');
    await mailed.goto(`${app.url}/information?section=debt_information`);
    await expect(mailed.getByText('You told us part of this before you signed up.')).toBeHidden();
  });

  await test.step('logging out leaves nothing of it on the phone', async () => {
    await mailed.goto(`${app.url}/logout`);
    await expect(mailed.getByRole('link', { name: 'See what you could get' })).toBeVisible();
    expect(await keptIn(mailed, 'localStorage')).toEqual([]);
  });
});

/** What one of the browser's stores has of first answers. */
const keptIn = (page: Page, store: 'localStorage' | 'sessionStorage') =>
  page.evaluate((store) => Object.keys(window[store]).filter((key) => key.includes('nswers')), store);
