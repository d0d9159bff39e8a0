// A borrower and a lender side by side: an application arrives, is looked into and approved; and consent ends while the lender is looking.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { seedProvenBorrower } from './support/proven-borrower.ts';
import { expectNoViolations, picture, settled, toast } from './support/screen.ts';

let app: RunningApp;
let lenders: BrowserContext;
let desk: Page;

test.beforeAll(async ({ browser }) => {
  app = await startApp({ dataDir: await seedProvenBorrower() });
  lenders = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-JM' });
  desk = await lenders.newPage();
  await desk.goto(app.url);
  await logIn(desk, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await expect(desk).toHaveURL(`${app.url}/partner/dashboard`);
});
test.afterAll(async () => {
  await lenders?.close();
  await app?.remove();
});

/** Applies for a loan of the lender's, agreeing that it may see what is verified. */
async function applyFor(page: Page, loan: string): Promise<void> {
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/loan-services`);
  await page.getByRole('link', { name: loan }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  const consent = page.getByRole('dialog');
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`${app.url}/loan-application`);
}

/** The application's row among the lender's, which arrives by itself. */
const arrived = (loan: string) => desk.getByRole('row').filter({ hasText: loan });

/** As the lender sees it at its three widths, in both schemes. */
async function lookedAt(name: string): Promise<void> {
  for (const width of [1280, 768, 360]) {
    await desk.setViewportSize({ width, height: 800 });
    await settled(desk);
    await expectNoViolations(desk);
    await picture(desk, name);
  }
  await desk.setViewportSize({ width: 1280, height: 800 });
}

test('an application arrives by itself, is looked into with its papers, and approved', async ({ page }) => {
  await desk.goto(`${app.url}/partner/loan-applications`);
  await expect(desk.getByText('Nobody has applied for a loan of yours yet.')).toBeVisible();
  await applyFor(page, 'Everyday Loan');
  await expect(arrived('Everyday Loan')).toContainText('Marcia Campbell');
  await expect(arrived('Everyday Loan')).toContainText('Waiting');
  await lookedAt('lender-applications');

  await page.getByRole('row').filter({ hasText: 'Everyday Loan' }).getByRole('link').click();
  await expect(page.getByText('Blue Ridge Microfinance is looking at it.')).toBeVisible();
  await arrived('Everyday Loan').getByRole('link').click();
  await expect(desk.getByRole('heading', { name: 'Application from Marcia Campbell' })).toBeVisible();
  await desk.getByText('Basic Information', { exact: true }).click();
  await expect(desk.getByText('104583927')).toBeVisible();
  await lookedAt('lender-application');
  const paper = desk.getByRole('link', { name: /^id_front\.png/ });
  const opened = await desk.request.get(`${app.url}${await paper.getAttribute('href')}`);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'image/png']);

  await desk.getByRole('button', { name: 'Approve' }).click();
  const question = desk.getByRole('dialog', { name: 'Approve the loan?' });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(toast(desk, 'Successfully Approved loan')).toBeVisible();
  await expect(desk.getByRole('status').filter({ hasText: 'Approved' }).first()).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await expect(page.getByText('Blue Ridge Microfinance has approved your application')).toBeVisible();

  await page.goto(`${app.url}/profile`);
  const looks = page.getByRole('region', { name: 'Who has looked' });
  await expect(looks.getByText(/your answers: Basic Information/)).toBeVisible();
  await expect(looks.getByText(/^A document of Basic Information: /)).toBeVisible();
  await looks.scrollIntoViewIfNeeded();
  await expectNoViolations(page);
  await picture(page, 'borrower-looks');
});

/** As the borrower sees it on a phone and on a desk, in both schemes. */
async function borrowerLooks(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await expectNoViolations(page);
    await picture(page, name);
  }
}

test('a lender offers other terms, and the borrower accepts them and reads them in the agreement', async ({
  page,
}) => {
  await applyFor(page, 'Everyday Loan');
  await page.getByRole('row').filter({ hasText: 'Waiting' }).getByRole('link').click();
  await expect(page.getByText('Blue Ridge Microfinance is looking at it.')).toBeVisible();

  await desk.goto(`${app.url}/partner/loan-applications?status=Waiting`);
  await arrived('Everyday Loan').getByRole('link').click();
  await desk.getByRole('button', { name: 'Offer other terms' }).click();
  const window = desk.getByRole('dialog', { name: 'Offer other terms' });
  await expect(window.getByText('As you published it: 3.5% to 6%.')).toBeVisible();
  await window.getByLabel('Interest rate, per cent a month').fill('3.5');
  await window.getByLabel('Amount').fill('16000');
  await window.getByLabel('Why other terms').fill('Your papers are in order, so it costs you less.');
  await lookedAt('lender-counter-offer');
  await window.getByRole('button', { name: 'Send the offer' }).click();
  await expect(toast(desk, 'The borrower has your offer')).toBeVisible();
  await expect(desk.getByText('Waits for the borrower’s answer', { exact: false })).toBeVisible();
  await lookedAt('lender-counter-offer-waits');

  await expect(
    page.getByRole('heading', { name: 'Blue Ridge Microfinance offers you other terms' }),
  ).toBeVisible();
  await expect(page.getByRole('row', { name: /^Amount/ })).toContainText('$16,000.00');
  await borrowerLooks(page, 'borrower-counter-offer');
  await page.getByRole('button', { name: 'Accept' }).click();
  const question = page.getByRole('dialog', { name: 'Accept $16,000.00?' });
  await expect(question).toContainText('Blue Ridge Microfinance then approves your loan');
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(toast(page, 'You have accepted. Your agreement is being made')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your application for $16,000.00' })).toBeVisible();
  await expect(desk.getByText('The borrower accepted. The loan is approved at these terms.')).toBeVisible();
  await page.getByRole('link', { name: 'Read and sign' }).click();
  await expect(page.getByText('$16,000.00').first()).toBeVisible();
});

test('consent withdrawn while the lender is looking closes everything before its eyes', async ({ page }) => {
  await applyFor(page, 'School Term Loan');
  await desk.goto(`${app.url}/partner/loan-applications?status=Waiting`);
  await arrived('School Term Loan').getByRole('link').click();
  await desk.getByText('Basic Information', { exact: true }).click();
  await expect(desk.getByText('104583927')).toBeVisible();
  const address = `${app.url}${await desk.getByRole('link', { name: /^id_front\.png/ }).getAttribute('href')}`;
  expect((await desk.request.get(address)).status()).toBe(200);

  await page.goto(`${app.url}/profile`);
  await page.getByRole('button', { name: 'Withdraw from Blue Ridge Microfinance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();

  await expect(desk.getByText('The applicant has withdrawn consent', { exact: true })).toBeVisible();
  await expect(desk.getByText('104583927')).toHaveCount(0);
  await expect(desk.getByText('Marcia Campbell')).toHaveCount(0);
  expect((await desk.request.get(address)).status()).toBe(404);
  await expect(desk.getByRole('heading', { name: 'Application for $15,000.00' })).toBeVisible();
  await lookedAt('lender-application-withdrawn');

  await desk.getByRole('button', { name: 'Reject' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('Please specify a reason for the rejection')).toBeFocused();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(toast(desk, 'Loan Rejected successfully')).toBeVisible();
  await expect(desk.getByRole('status').filter({ hasText: 'Rejected' }).first()).toBeVisible();
  await page.goto(`${app.url}/loan-application`);
  await expect(page.getByRole('row').filter({ hasText: 'School Term Loan' })).toContainText('Rejected');
});
