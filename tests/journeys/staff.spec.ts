// An officer's day at 1280 px: looks people up, decides on loans, and meets nobody else's part of the house.
import { expect, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logInAsStaff } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

const admin = { email: 'boss@pimento.example', password: 'Lignum-Vitae-4471' };

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({
    dataDir: await seedPeople(60),
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
});
test.afterAll(() => app?.remove());

test.beforeEach(async ({ page }) => {
  await logInAsStaff(page, app.url, admin);
});

test('the screens of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  for (const path of ['dashboard', 'users', 'verification/model-5', 'loans']) {
    await page.goto(`${app.url}/admin/${path}`);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectNoViolations(page);
    await picture(page, path.replace('/', '-'));
  }
});

test('finds a person by a part of the name; the address keeps the search', async ({ page }) => {
  await page.goto(`${app.url}/admin/users`);
  const name = (await page.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await page.getByLabel('Filter').fill(name.slice(0, 4).toUpperCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Filter')).toHaveValue(name.slice(0, 4).toUpperCase());
  await page.getByLabel('Filter').fill('nobody is called this');
  await expect(page.getByText('Nobody matches. Try fewer letters, or clear the filters.')).toBeVisible();
});

test('a row that is pressed while the search is still pausing opens: the list does not move under the press', async ({
  page,
}) => {
  await page.clock.install();
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search=')) searches.push(request.url());
  });
  await page.goto(`${app.url}/admin/users`);
  const row = page.getByRole('row').nth(3).getByRole('link').first();
  const name = (await row.textContent()) ?? '';
  // Waits until the row stands still under the pointer: what is pressed must be this row.
  await row.hover({ position: { x: 5, y: 5 } });
  await page.mouse.down();
  await page.getByLabel('Filter').fill(name.slice(0, 3));
  await page.clock.runFor(2_000);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]+$/);
  expect(searches).toEqual([]);
});

test('rejects an application, with a reason and once only', async ({ page, browser }) => {
  await page.goto(`${app.url}/admin/loans?status=Pending`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Reject' })).toBeVisible();
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const colleague = await other.newPage();
  await logInAsStaff(colleague, app.url, admin);
  await colleague.goto(page.url());
  await expect(colleague.getByRole('button', { name: 'Reject' })).toBeVisible();

  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(
    page.getByRole('dialog').getByText('Please specify a reason for the rejection').first(),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').first().fill('We could not reach your employer');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, 'Loan Rejected successfully')).toBeVisible();
  await expect(page.getByText('This loan is Rejected')).toBeVisible();
  await expect(colleague.getByText('This loan is Rejected')).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await other.close();
});

test('a borrower is never let in, and staff are never let out', async ({ page, browser }) => {
  for (const path of ['', '/earn-points', '/faq', '/nowhere', '/admin', '/admin-login']) {
    await page.goto(app.url + path);
    await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
  }
  const visitor = await browser.newPage();
  await visitor.goto(`${app.url}/admin/users`);
  await expect(visitor).toHaveURL(`${app.url}/`);
  await visitor.close();
});
