// Money that two people guard: a row that pays too much is left out until it is ticked, and what is given back waits for a second person.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { installDefaults } from '#app/server/install-defaults.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { someone } from '../support/builders.ts';
import { runningLoan } from '../support/loans.ts';
import { newDataDir } from '../support/new-data-dir.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { onDatabaseOf } from './support/on-database.ts';
import { logInAsStaff } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';
import { addSecondAdmin, SECOND_ADMIN } from './support/second-admin.ts';

const today = dayOf(new Date());

let app: RunningApp;
let numbers: string[];
test.beforeAll(async () => {
  const dataDir = newDataDir();
  numbers = await onDatabaseOf(dataDir, async (services) => {
    await installDefaults(services);
    const made: string[] = [];
    for (const firstName of ['Keisha', 'Omar']) {
      const borrower = await someone(services, { firstName, lastName: 'Reid' });
      made.push((await runningLoan(services, { borrower, disbursedOn: addDays(today, -10) })).number);
    }
    return made;
  });
  await addSecondAdmin(dataDir);
  app = await startApp({ dataDir });
});
test.afterAll(() => app?.remove());

test('a payment above what is owed is ticked before it counts, and its rest is given back by two people', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [keisha = '', omar = ''] = numbers;
  const first = await openDesk(browser, 'admin@pimento.example');
  const second = await openDesk(browser, SECOND_ADMIN);

  await test.step('of three rows the one that pays too much is left out', async () => {
    await upload(first, 'left-out.csv', [
      [keisha, 'slip-1', '100.00'],
      [keisha, 'slip-2', '9,000.00'],
      [omar, 'slip-3', '200.00'],
    ]);
    await expect(first.getByRole('button', { name: 'Record 2 repayments' })).toBeVisible({ timeout: 20_000 });
    await expectNoViolations(first);
    await picture(first, 'import-left-out');
    await recordAll(first, 'Record 2 repayments');
    await openLoan(first, keisha);
    await expect(first.getByText('SLIP-1')).toHaveCount(1);
    await expect(first.getByText('SLIP-2')).toHaveCount(0);
  });

  await test.step('ticked, it is counted in the button, and what is too much is held for the borrower', async () => {
    await upload(first, 'ticked.csv', [[keisha, 'slip-4', '6,000.00']]);
    await expect(first.getByText('No row of this file can be recorded', { exact: false })).toBeVisible({
      timeout: 20_000,
    });
    await first.getByRole('checkbox', { name: 'Record row 2 too' }).check();
    // Who ticked it is told that somebody else has to record it.
    await expect(first.getByText('You uploaded this file', { exact: false })).toBeVisible();
    await expect(first.getByRole('button', { name: 'Record 1 repayment' })).toHaveCount(0);
    await second.goto(first.url());
    await recordAll(second, 'Record 1 repayment');
    await openLoan(first, keisha);
    await expect(first.getByText('Repaid', { exact: true }).first()).toBeVisible();
  });

  await test.step('who asks to give it back cannot approve it', async () => {
    await first.getByRole('button', { name: 'Give money back' }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByLabel('Reference').fill('back-77');
    await dialog.getByRole('button', { name: 'Ask for the refund' }).click();
    await expect(dialog).toHaveCount(0);
    await first.goto(`${app.url}/admin/adjustments`);
    const row = first.getByRole('row', { name: /Keisha Reid/ });
    await expect(row.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await picture(first, 'adjustments');
  });

  await test.step('a colleague sees before and after, and books it', async () => {
    await second.goto(`${app.url}/admin/adjustments`);
    const row = second.getByRole('row', { name: /Keisha Reid/ });
    await expect(row).toContainText('money leaves');
    await row.getByRole('button', { name: 'Approve' }).click();
    const dialog = second.getByRole('dialog', { name: 'Approve and book it?' });
    await expect(dialog).toContainText('Keisha Reid');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(toast(second, 'Refund approved and booked')).toBeVisible();
    await expect(second.getByText('Nothing about a loan waits for a second person.')).toBeVisible();
    await openLoan(second, keisha);
    await expect(second.getByRole('row', { name: /BACK-77/ })).toBeVisible();
    await expect(second.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
  });
  await Promise.all([first, second].map((desk) => desk.context().close()));
});

async function openDesk(browser: Browser, email: string): Promise<Page> {
  const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await logInAsStaff(desk, app.url, { email });
  return desk;
}

async function upload(desk: Page, name: string, rows: readonly string[][]): Promise<void> {
  const lines = rows.map(([loan, reference, amount]) => `${loan},${reference},"${amount}",${today},A payer`);
  const file = ['Loan number,Reference,Amount,Date,Payer', ...lines, ''].join('\n');
  await desk.goto(`${app.url}/admin/repayments`);
  await desk
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(desk).toHaveURL(/\/admin\/repayments\/.+/);
}

async function recordAll(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name }).click();
  await desk.getByRole('dialog').getByRole('button', { name }).click();
  await expect(desk.getByText(/^Finished at/)).toBeVisible({ timeout: 30_000 });
}

async function openLoan(desk: Page, number: string): Promise<void> {
  await desk.goto(`${app.url}/admin/portfolio`);
  await desk.getByLabel('Loan number').fill(number);
  await desk.getByRole('button', { name: 'Open loan' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^Loan \d/ })).toBeVisible();
}
