// A lender's figures and files hold its own alone; and a borrower who meets its criteria decides whether it may contact them.
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, pictures, settled, toast } from './support/screen.ts';

const LENDER = 'Blue Ridge Microfinance';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedBorrower({ infoStatus: 'FirstModel', sections: 'Submitted' }) });
});
test.afterAll(() => app?.remove());

/** A lender at a desk, in a browser of its own. */
async function lenderAt(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(app.url);
  await logIn(page, { email, password: DEMO_PASSWORD });
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  return page;
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), lines: readCsv((await readFile(await file.path())).toString()) };
}

test('a borrower who meets the criteria lets the lender contact them, and withdraws it', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/loan-services`);
  const offered = page.getByRole('region', { name: 'Offered to you' });
  await expect(offered.getByText("You meet this lender's criteria").first()).toBeVisible();
  await expectNoViolations(page);
  await pictures(page, 'offered-loans');
  await offered.getByRole('button', { name: 'Show 6 more' }).click();
  await offered.getByRole('link', { name: 'Everyday Loan' }).click();
  await expect(page.getByRole('heading', { name: 'Everyday Loan', level: 1 })).toBeVisible();
  await expect(page.getByText('At most 40% of your income going to debt payments')).toBeVisible();
  await page.getByRole('button', { name: 'Let this lender contact me' }).click();
  const consent = page.getByRole('dialog', { name: `Let ${LENDER} contact you?` });
  await expect(consent.getByRole('checkbox')).not.toBeChecked();
  await expectNoViolations(page);
  await pictures(page, 'let-lender-contact');
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Let them contact me' }).click();
  await expect(toast(page, `${LENDER} can now see you and may contact you.`)).toBeVisible();

  const desk = await lenderAt(browser, 'partner@pimento.example');
  await desk.goto(`${app.url}/partner/reports?tab=prequalified`);
  const row = desk.getByRole('row').filter({ hasText: 'borrower@pimento.example' });
  await expect(row).toContainText('$56,790.58');
  await expectNoViolations(desk);
  await pictures(desk, 'prequalified-people');
  const elsewhere = await lenderAt(browser, 'harbour@pimento.example');
  await elsewhere.goto(`${app.url}/partner/reports?tab=prequalified`);
  await expect(elsewhere.getByText('Nobody is here yet.')).toBeVisible();
  await elsewhere.close();
  const mailbox = await browser.newPage();
  await mailbox.goto(`${app.url}/dev/mailbox`);
  const mail = mailbox.getByRole('article').filter({ hasText: 'Somebody who meets your criteria' });
  await expect(mail).toHaveCount(1);
  await expect(mail).not.toContainText('borrower@pimento.example');
  await mailbox.close();

  await page.goto(`${app.url}/profile`);
  await page.getByRole('button', { name: `Withdraw from ${LENDER}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page, `${LENDER} can no longer see your information.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(desk.getByText('Nobody is here yet.')).toBeVisible();
  await desk.close();
});

test('figures follow an application, and the three files hold own rows alone', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const desk = await lenderAt(browser, 'partner@pimento.example');
  const tile = (text: string) => desk.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${text}`) });
  await expect(tile('Waiting for you')).toHaveText(/^0/);
  await desk.goto(`${app.url}/partner/reports`);
  await expect(desk.getByRole('button', { name: 'Download loan applications' })).toBeDisabled();
  await desk.goto(`${app.url}/partner/dashboard`);

  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/loan-services`);
  await page
    .getByRole('region', { name: 'From licensed lenders' })
    .getByRole('link', { name: 'School Term Loan' })
    .click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Applied successfully. Waiting for admin approval')).toBeVisible();

  await expect(tile('Waiting for you')).toHaveText(/^1/);
  const chart = desk.getByRole('region', { name: 'Applications per day' });
  await expect(chart.locator('svg path.recharts-line-curve')).toHaveCount(3);
  await settled(desk);
  await expectNoViolations(desk);
  await pictures(desk, 'lender-dashboard');
  await desk.setViewportSize({ width: 1280, height: 800 });

  await desk.goto(`${app.url}/partner/reports`);
  await expect(desk.getByRole('button', { name: 'Download loan applications' })).toBeEnabled();
  await expectNoViolations(desk);
  await pictures(desk, 'lender-reports');
  const products = await saved(desk, 'Download products');
  expect(products.name).toMatch(/^products-\d{4}-\d{2}-\d{2}-\d{6}\.csv$/);
  expect(products.lines.map((line) => line[1])).toEqual(['name', 'Everyday lending']);
  const loans = await saved(desk, 'Download loans');
  expect(loans.name).toMatch(/^loans-/);
  expect(
    loans.lines
      .slice(1)
      .map((line) => line[1])
      .toSorted(),
  ).toEqual(['Everyday Loan', 'Route Taxi Loan', 'School Term Loan']);
  const applications = await saved(desk, 'Download loan applications');
  expect(applications.name).toMatch(/^loan-application-/);
  expect(applications.lines[0]?.slice(0, 6)).toEqual([
    'name',
    'description',
    'securityType',
    'repaymentOption',
    'allowKSAPToOffer',
    'type',
  ]);
  expect(applications.lines[1]?.[6]).toBe('borrower@pimento.example');
  await desk.close();
});
