// A loan from approval to its end: signed, handed over, repaid in three payments, one of them late, one imported twice.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logInAsBorrower, logInAsStaff } from './support/people.ts';
import { seedBorrower } from './support/prepared-borrower.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';
import { addSecondAdmin, SECOND_ADMIN } from './support/second-admin.ts';
import { expectNothingCovered } from './support/uncovered.ts';

/** Whoever approved a loan does not hand over its money. */
const payer = { email: SECOND_ADMIN, password: DEMO_PASSWORD };
const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };
const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
/** The second instalment, due after two months, is then late, and the third not yet due. */
const DAYS_LATER = 70;
const clockAhead = new URL('../support/clock-ahead.mjs', import.meta.url).href;

let app: RunningApp;
test.beforeAll(async () => {
  const dataDir = await seedBorrower({ infoStatus: 'FirstModel', sections: 'Verified' });
  await addSecondAdmin(dataDir);
  app = await startApp({ dataDir, environment });
});
test.afterAll(() => app?.remove());

test('approved, signed, handed over and repaid, until larger amounts are open', async ({ page, browser }) => {
  test.setTimeout(300_000);
  let desk = await openDesk(browser);
  await logInAsBorrower(page, app.url);

  await test.step('applies, and staff approve', async () => {
    await page.goto(`${app.url}/loans`);
    await page.getByLabel('How much do you want to borrow?').fill('5000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Yes, apply' }).click();
    await expect(page).toHaveURL(`${app.url}/loan-application`);
    await page.getByRole('link', { name: 'Pimento loan' }).click();
    await desk.goto(`${app.url}/admin/loans`);
    await desk.getByRole('link', { name: 'Marcia Campbell' }).click();
    await desk.getByRole('button', { name: 'Verify' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(toast(desk, 'Successfully Approved loan')).toBeVisible();
  });

  await test.step('reads the agreement and signs it with the full name', async () => {
    await page.getByRole('link', { name: 'Read and sign' }).click();
    await expect(page.getByText('$4,750.00').first()).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'agreement');
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(page.getByText('Type your full name to sign.')).toBeVisible();
    await page.getByLabel('Your full name').fill('marcia  campbell');
    await saysWhatNeedsAConnection(page);
    await page.getByRole('button', { name: 'Sign the agreement' }).click();
    await expect(page.getByText(/^Your money is due by/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download the signed copy' })).toBeVisible({
      timeout: 20_000,
    });
    const href = await page.getByRole('link', { name: 'Download the signed copy' }).getAttribute('href');
    const paper = await page.request.get(app.url + href);
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('staff record the payout within its 24 hours', async () => {
    await desk.goto(`${app.url}/admin/disbursements`);
    await expect(desk.getByText('Approved by you: a colleague pays')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Record payout: Marcia Campbell' })).toHaveCount(0);
    await picture(desk, 'desk-payout-of-a-colleague');
    await desk.context().close();
    desk = await openDesk(browser, payer);
    await desk.goto(`${app.url}/admin/disbursements`);
    await expect(desk.getByText(/^Due in 23 h/).first()).toBeVisible();
    await desk.getByRole('button', { name: 'Record payout: Marcia Campbell' }).click();
    const payout = desk.getByRole('dialog');
    await expect(payout.getByText('$4,750.00').first()).toBeVisible();
    await payout.getByLabel('Reference of the payout').fill('counter-7731');
    await payout.getByRole('button', { name: 'Record payout' }).click();
    await desk.getByRole('link', { name: 'Open the loan' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: /^Loan \d{3} \d{3} \d{3}$/ })).toBeVisible();
    await expectNoViolations(desk);
    await picture(desk, 'desk-loan');
  });
  const loanPath = new URL(desk.url()).pathname;
  const number = ((await desk.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, '');

  await test.step('the borrower sees what is due, and pays the first instalment', async () => {
    await page.goto(`${app.url}/my-loans`);
    await page.getByRole('link', { name: /Loan of \$5,000\.00/ }).click();
    await expect(page.getByText('Next payment')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'own-loan');
    await record(desk, 'slip-0001');
    await expect(page.getByText('Payment received')).toBeVisible();
  });

  await test.step('seventy days later the second instalment is late', async () => {
    await app.stop();
    app = await startApp({
      dataDir: app.dataDir,
      environment: {
        ...environment,
        NODE_OPTIONS: `--import ${clockAhead}`,
        CLOCK_AHEAD_DAYS: String(DAYS_LATER),
      },
    });
    await desk.context().close();
    desk = await openDesk(browser);
    await page.context().clearCookies();
    await logInAsBorrower(page, app.url);
    await page.goto(`${app.url}/my-loans`);
    await expect(page.getByText('Overdue').first()).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: /Loan of \$5,000\.00/ }).click();
    await expect(page.getByText('A payment is late')).toBeVisible();
    await picture(page, 'late');
    await desk.goto(`${app.url}/admin/collections`);
    await expect(desk.getByRole('row').filter({ hasText: 'Marcia Campbell' })).toBeVisible();
    await desk.goto(app.url + loanPath);
    await record(desk, 'slip-0002');
    await expect(page.getByText('A payment is late')).toHaveCount(0);
  });

  const rest = await test.step('the rest comes in the file of the payment partner', async () => {
    const amount = await settlementOf(desk);
    await importFile(desk, 'november.csv', number, amount);
    await expect(desk.getByRole('button', { name: 'Record 1 repayment' })).toBeVisible({ timeout: 20_000 });
    await expectNoViolations(desk);
    await picture(desk, 'import');
    await desk.getByRole('button', { name: 'Record 1 repayment' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Record 1 repayment' }).click();
    await expect(desk.getByText(/^Finished at/)).toBeVisible({ timeout: 30_000 });
    return amount;
  });

  await test.step('and once more in the next file, which changes nothing', async () => {
    await importFile(desk, 'november-again.csv', number, rest, '\n');
    await expect(desk.getByText('Recorded before').first()).toBeVisible({ timeout: 20_000 });
    await expect(desk.getByRole('button', { name: /^Record \d/ })).toHaveCount(0);
    await desk.goto(app.url + loanPath);
    await expect(desk.getByText('Repaid', { exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('row').filter({ hasText: 'PARTNER-88' })).toHaveCount(1);
  });

  await test.step('the loan is repaid, and the full sections are open', async () => {
    await expect(page.getByText('Repaid in full. Well done!')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'repaid');
    await page.goto(`${app.url}/my-loans`);
    await expect(page.getByText('0 of 9 full sections are submitted.', { exact: false })).toBeVisible();
    await picture(page, 'ladder');
    await desk.goto(`${app.url}/dev/mailbox`);
    await expect(desk.getByText('Your loan of $5,000.00 is repaid').first()).toBeVisible();
  });
  await desk.context().close();
});

async function openDesk(browser: Browser, officer = admin): Promise<Page> {
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, app.url, officer);
  return desk;
}

/** The amount that is due next, received today, on the loan that is open. */
async function record(desk: Page, reference: string): Promise<void> {
  await desk.getByRole('button', { name: 'Record repayment' }).first().click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Reference').fill(reference);
  await form.getByRole('button', { name: 'Record repayment' }).click();
  await expect(desk.getByText(/Receipt \d+-R\d+ is on its way\./).first()).toBeVisible();
  await expect(form).toHaveCount(0);
}

/** What pays the loan off today, as the desk says. */
async function settlementOf(desk: Page): Promise<string> {
  await desk.getByRole('button', { name: 'Record repayment' }).first().click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: /^Pay off/ }).click();
  await expect(form.getByText('This payment settles the loan.')).toBeVisible();
  const amount = await form.getByLabel('Amount').inputValue();
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = desk.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  return amount;
}

async function importFile(desk: Page, name: string, loan: string, amount: string, end = ''): Promise<void> {
  const today: Day = addDays(dayOf(new Date()), DAYS_LATER);
  const file = `Loan number,Reference,Amount,Date,Payer\n${loan},partner-88,"${amount}",${today},Marcia Campbell\n${end}`;
  await desk.goto(`${app.url}/admin/repayments`);
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(desk).toHaveURL(/\/admin\/repayments\/.+/);
}

/** On the smallest phone: the banner promises no more than is kept, the button says what it needs, and nothing covers it. */
async function saysWhatNeedsAConnection(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.context().setOffline(true);
  await expect(page.getByText(/^Offline/)).toBeVisible();
  await expect(page.getByText('What you fill in and submit is kept on this phone')).toHaveCount(0);
  await expect(page.getByText('This needs a connection, and there is none just now.')).toBeVisible();
  await expectNothingCovered(page);
  await page.getByRole('button', { name: 'Sign the agreement' }).click();
  await expect(toast(page, 'No connection just now.')).toBeVisible();
  await expect(page.getByLabel('Your full name')).toHaveValue('marcia  campbell');
  await expectNothingCovered(page);
  await picture(page, 'agreement-offline');
  await page.context().setOffline(false);
  await expect(page.getByText(/^Offline/)).toHaveCount(0);
  if (before) await page.setViewportSize(before);
}
