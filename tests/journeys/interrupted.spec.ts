// What comes between: a phone that goes back and forth, a session that ends in the middle of a signature, a reply that is lost on its way.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { firstModelSections } from '#features/information/defaults/default-sections.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { fillForm } from './support/fill-form.ts';
import { answerPreferences, logIn, logInAsBorrower, logInAsStaff } from './support/people.ts';
import { loseAnswers } from './support/phone.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const answers = sampleAnswers(dayOf(new Date()));

let app: RunningApp | undefined;
test.afterEach(() => app?.remove());

test('a section filled in back and forth loses nothing, and once it is sent back leads past its steps', async ({
  page,
}) => {
  app = await startApp();
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/earn-points`);
  await page.getByRole('link', { name: /^Occupational Information/ }).click();
  const begun = page.url();
  const section = firstModelSections.find(({ sId }) => sId === 'occupational_information');
  await fillForm(page, section?.fields ?? [], answers.occupational_information ?? {}, {});
  const last = page.url();
  expect(last).not.toBe(begun);
  await page.goBack();
  await expect(page).toHaveURL(begun);
  const first = page.locator('[data-field] :is(input, select)').first();
  const given = await first.inputValue();
  await page.goForward();
  await expect(page).toHaveURL(last);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await page.reload();
  // Whoever goes back before the step is there opens the form anew, which goes on where something is missing.
  await expect(page.locator('[data-field]').first()).toBeVisible();
  await page.goBack();
  await expect(first).toHaveValue(given);
  await page.goForward();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'We have it, thank you' })).toBeFocused();
  await expect(page.getByText('Your plant has grown.')).toBeAttached();
  await picture(page, 'section-sent');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/section=income_information/);
  await page.goBack();
  await expect(page).toHaveURL(begun);
  await expect(
    page.getByText('You have submitted this section. Information submitted cannot be edited.'),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/earn-points`);
});

test('what was changed and saved is what stands there when the page is opened anew', async ({ page }) => {
  app = await startApp();
  const { url } = app;
  await logInAsBorrower(page, url);
  await answerPreferences(page, url);
  await page.goto(`${url}/preferences`);
  await expect(page.getByLabel('3 - Neutral')).toBeChecked();
  await page.getByLabel('4 - Satisfied').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Thank you. Prefrences saved')).toBeVisible();
  await expect(page).toHaveURL(`${url}/earn-points`);
  await page.goto(`${url}/preferences`);
  await expect(page.getByLabel('4 - Satisfied')).toBeChecked();
});

test('a signature survives a session that ended and a reply that was lost, and is given once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  app = await startApp({
    dataDir: await seedBorrower({ infoStatus: 'FirstModel', sections: 'Verified' }),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
  const { url } = app;
  await logInAsBorrower(page, url);
  await page.getByRole('link', { name: 'See your offer' }).click();
  const amount = page.getByLabel('How much do you want to borrow?');
  await amount.fill('4000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await test.step("the browser's 'back' closes the question, and the page stays with what was chosen", async () => {
    const question = page.getByRole('dialog', { name: 'Apply for $4,000.00?' });
    await expect(question).toBeVisible();
    // Held back, it never arrives where `page.goBack` would wait for it.
    await page.evaluate(() => history.back());
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(`${url}/loans`);
    await expect(amount).toHaveValue('4,000');
    await page.reload();
    await expect(amount).toHaveValue('4,000');
  });
  await amount.fill('5000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Yes, apply' }).click();
  await expect(page).toHaveURL(`${url}/loan-application`);
  await page.getByRole('link', { name: 'Pimento loan' }).click();
  await approve(browser, url);
  await page.getByRole('link', { name: 'Read and sign' }).click();
  const agreement = page.url();

  await test.step('the session ends under the pen: the log-in knows whose it was, and leads back', async () => {
    const name = page.getByLabel('Your full name');
    await name.fill('Marcia Camp');
    await page.reload();
    await expect(name).toHaveValue('Marcia Camp');
    await name.fill('Marcia Campbell');
    await page.context().clearCookies({ name: 'pimento_session' });
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(page.getByRole('main').getByText('You were logged out')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(marcia.email);
    await expectNoViolations(page);
    await logIn(page, marcia);
    await expect(page).toHaveURL(agreement);
    await expect(name).toHaveValue('Marcia Campbell');
    await expect(page.getByRole('button', { name: 'Sign the agreement' })).toBeEnabled();
  });

  await test.step('the reply is lost on its way: the page says that it is signed', async () => {
    const lost = await loseAnswers(page.context(), '**/agreement/sign');
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect.poll(lost.reachedServer).toBeGreaterThan(0);
    await lost.stop();
    await expect(page.getByText(/^Your money is due by/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign the agreement' })).toHaveCount(0);
    await picture(page, 'signed-without-a-reply');
  });

  await test.step('back and forth it stays signed, and it was signed once', async () => {
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(/^Your money is due by/)).toBeVisible();
    const news = await (await page.request.get(`${url}/api/activity/notification`)).json();
    expect(JSON.stringify(news).match(/"agreementSigned"/g)).toHaveLength(1);
  });
});

async function approve(browser: Browser, url: string): Promise<void> {
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk: Page = await office.newPage();
  await logInAsStaff(desk, url, admin);
  await desk.goto(`${url}/admin/loans`);
  await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
  await desk.getByRole('button', { name: 'Verify' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(toast(desk, 'Successfully Approved loan')).toBeVisible();
  await office.close();
}
