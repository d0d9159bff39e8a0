// What the office sees of it all: the dashboard follows what people do, data leaves as a file, the audit log shows who did what.
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { readCsv } from '#tests/support/read-csv.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logInAsStaff, signUp } from './support/people.ts';
import { expectNoViolations, picture, settled } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedPeople(40),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
});
test.afterAll(() => app?.remove());

test.beforeEach(async ({ page }) => {
  await logInAsStaff(page, app.url, admin);
  await settled(page);
});

const card = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^[\\d,]+ ?${name}`) });
const countOn = async (page: Page, name: string): Promise<number> =>
  Number((await card(page, name).textContent())?.match(/^[\d,]+/)?.[0].replaceAll(',', ''));

test('the figures follow a sign-up while one looks at them', async ({ page, browser }) => {
  const users = await countOn(page, 'Users');
  expect(users).toBeGreaterThanOrEqual(40);
  const visitor = await browser.newPage();
  await signUp(visitor, app.url, {
    firstName: 'Zipporah',
    lastName: 'Quarrington',
    email: 'zipporah.q@example.com',
    password: 'Hibiscus-and-lime-88',
  });
  await visitor.close();
  await expect.poll(() => countOn(page, 'Users')).toBe(users + 1);
  const chart = page.getByRole('region', { name: 'Total users' });
  await expect(chart.getByText(`${users + 1} at the end`)).toBeVisible();
});

test('charts are drawn, read as a table and followed to their list; the address keeps the days', async ({
  page,
}) => {
  const information = page.getByRole('region', { name: 'Information submitted and verified', exact: true });
  await expect(information.locator('svg path.recharts-line-curve')).toHaveCount(2);
  await expectNoViolations(page);
  await page.getByRole('link', { name: '90 days', exact: true }).click();
  await expect(page).toHaveURL(/days=90/);
  await page.reload();
  await expect(page.getByRole('link', { name: '90 days', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await information.getByRole('button', { name: 'Table' }).press('Enter');
  await expect(information.getByRole('row')).toHaveCount(91);
  await expectNoViolations(page);
  await picture(page, 'staff-dashboard');
  await information.getByRole('link', { name: 'All submissions' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/submission?all=yes`);
});

test('each point of a chart and each figure of its table opens the list behind it', async ({ page }) => {
  const users = page.getByRole('region', { name: 'Total users', exact: true });
  await users.locator('.recharts-bar-rectangle path').last().click();
  await expect(page).toHaveURL(/\/admin\/users\?to=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(/^Joined, to [A-Z][a-z]+ \d/)).toBeVisible();
  await page.goBack();
  const loans = page.getByRole('region', { name: 'Loans applied for and approved', exact: true });
  await loans.getByRole('button', { name: 'Table' }).click();
  const figure = loans.getByRole('table').getByRole('link').first();
  const count = Number(await figure.textContent());
  await figure.click();
  await expect(page).toHaveURL(/\/admin\/loans\?happened=applied&from=(\S+)&to=\1$/);
  await expect(page.getByRole('row')).toHaveCount(1 + Math.min(8, count));
  await page.goBack();
  const lines = page.getByRole('region', { name: 'Information submitted and verified', exact: true });
  await lines.locator('.recharts-surface').first().hover();
  // The line that is drawn last lies on top where both meet.
  await lines.locator('.recharts-active-dot circle').last().click();
  await expect(page).toHaveURL(/\/admin\/submission\?happened=verified&from=(\S+)&to=\1$/);
  await expect(page.getByText(/^People of whom a document was verified, [A-Z][a-z]+ \d/)).toBeVisible();
  await expectNoViolations(page);
});

test('an export is saved as a file that opens as CSV', async ({ page, context }) => {
  await page.goto(`${app.url}/admin/export`);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('You must select option to export data')).toBeVisible();
  await page.getByLabel('Data to export').selectOption('Account');
  await page.getByLabel('Mobile').uncheck();
  // A window that only downloads may close before it counts as a page; then the one that opened it hears of the file.
  const saved = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    context.once('page', (opened) => opened.once('download', resolve));
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^accounts-\d{4}-\d{2}-\d{2}-\d{6}\.csv$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  const [headings, ...rows] = readCsv(bytes.toString());
  expect(headings).toContain('Email');
  expect(headings).not.toContain('Mobile');
  expect(rows.length).toBeGreaterThan(40);
  for (const row of rows) expect(row).toHaveLength(headings?.length ?? 0);
  await page.goto(`${app.url}/admin/audit?action=export.finish`);
  await page.locator('summary').first().click();
  await expect(page.getByRole('row', { name: `rows ${rows.length}` })).toBeVisible();
});

test('a list is saved as it stands on the screen', async ({ page }) => {
  await page.goto(`${app.url}/admin/users?sort=name`);
  const first = await page.getByRole('table').getByRole('row').nth(1).getByRole('link').textContent();
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^accounts-.*\.csv$/);
  const rows = readCsv(await readFile(await download.path(), 'utf8'));
  expect(rows[0]).toEqual(['Full name', 'Email', 'Status', 'Created', 'Assigned to']);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows[1]?.[0]).toBe(first);
  await picture(page, 'staff-users-file');
});

test('the audit log shows who verified a document, and leads to it', async ({ page }) => {
  await page.goto(`${app.url}/admin/verification/model-5`);
  await page.getByRole('link', { name: /^Review documents/ }).click();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('This document is Verified')).toBeVisible();
  await page.goto(`${app.url}/admin/audit`);
  await page.getByLabel('Action').selectOption({ label: 'Verified documents' });
  await expect(page).toHaveURL(/action=verification\.approve/);
  const newest = page.getByRole('list', { name: 'Entries, the newest first' }).getByRole('listitem').first();
  await expect(newest.getByText('Verified documents')).toBeVisible();
  await newest.locator('summary').click();
  await expect(newest.getByText(admin.email)).toBeVisible();
  await expect(newest.getByRole('row', { name: 'status Submitted Verified' })).toBeVisible();
  await expectNoViolations(page);
  await picture(page, 'staff-audit');
  await newest.getByRole('link', { name: 'Open the record' }).click();
  await expect(page).toHaveURL(/\/admin\/verification\/[0-9a-f-]{36}/);
});
