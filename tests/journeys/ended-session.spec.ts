// A session that ends while a form is open: it says so, what was filled in stays, and the log-in leads back to it.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { groupsOf } from '#features/forms/web/field-groups.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { expectNoViolations, pictures } from './support/screen.ts';

const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

test('what was submitted as the session ended is sent after the next log-in, from the page it led back to', async ({
  page,
  context,
}) => {
  await logInAsBorrower(page, app.url);
  const address = `${app.url}/information?section=occupational_information`;
  await page.goto(address);
  await fill(page, 'occupational_information');
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await context.clearCookies({ name: 'pimento_session' });
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('main').getByText('You were logged out')).toBeInViewport();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByText('Nothing has to be done again')).toHaveCount(0);
  await expect(page.getByText('Oops!')).toHaveCount(0);
  await expectNoViolations(page);
  await pictures(page, 'session-ended');
  await page.reload();
  await expect(page.getByRole('main').getByText('You were logged out')).toBeVisible();

  await expect(page.getByLabel('Email')).toHaveValue(marcia.email);
  await logIn(page, marcia);
  await expect(page.getByText('Congratulations, you are one step closer now!').first()).toBeVisible();
  const reply = await page.request.get(`${app.url}/api/informations/dashboard`);
  expect((await reply.json()).counts.submitted).toBe(1);
});

test('what was filled in and not sent is given back at the step where it was left', async ({
  page,
  context,
}) => {
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/information?section=income_information`);
  const first = page.locator('[data-steps]');
  await expect(first).toContainText('Step 1');
  await fillStep(page, 'income_information');
  await expect(page.getByText('Saved on this phone')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your answers were kept on this phone.')).toBeVisible();
  await expect(first).toContainText('Step 1');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(first).toContainText('Step 2');
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(`${app.url}/earn-points`);
  // The app is opened anew after the session has ended: nothing that still stood open has noticed before.
  await page.goto('about:blank');
  await context.clearCookies({ name: 'pimento_session' });
  await page.goto(`${app.url}/earn-points`);
  await expect(page.getByRole('main').getByText('You were logged out')).toBeInViewport();
  await logIn(page, marcia);
  await expect(page).toHaveURL(`${app.url}/earn-points`);
  await page.getByRole('link', { name: /^Income Information/ }).click();
  await expect(page.getByText('Your answers were kept on this phone.')).toBeVisible();
  await expect(first).toContainText('Step 2');
});

test('a page that needs a log-in is opened by it', async ({ page }) => {
  await page.goto(`${app.url}/profile?view=contests`);
  await expect(page.getByRole('main').getByText('Log in to see that page')).toBeVisible();
  await pictures(page, 'log-in-first');
  await logIn(page, marcia);
  await expect(page).toHaveURL(`${app.url}/profile?view=contests`);
});

async function fill(page: Page, sId: string): Promise<void> {
  await fillForm(page, fieldsOf(sId), answers[sId] ?? {}, {});
}

/** The first step alone, without going on. */
async function fillStep(page: Page, sId: string): Promise<void> {
  await fillForm(page, groupsOf(fieldsOf(sId))[0]?.fields ?? [], answers[sId] ?? {}, {});
}

const fieldsOf = (sId: string) => firstModelSections.find((each) => each.sId === sId)?.fields ?? [];
