// Anything is found from any screen of staff, by keys alone: a person, a loan by its number, a way to write, an action.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, pictures, settled } from './support/screen.ts';

test.use({ viewport: { width: 1280, height: 800 } });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(40) });
});
test.afterAll(() => app?.remove());

test('finds people, loans and actions from any screen, by keys alone', async ({ page }) => {
  const box = page.getByRole('combobox', { name: /Name, e-mail/ });
  await logInAsStaff(page, app.url, { email: 'moderator@pimento.example' });
  await page.goto(`${app.url}/admin/users`);
  const [name = ''] = (await page.getByRole('row').nth(1).getByRole('link').first().innerText()).split('\n');
  await page.goto(`${app.url}/admin/portfolio`);
  const row = await page.getByRole('row').nth(1).innerText();
  const number = row.match(/\d{3} \d{3} \d{3}/)?.[0] ?? '';

  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  await pictures(page, 'find-anything');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.type(`message ${name}`);
  await expect(page.getByRole('option', { name: `Message ${name}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(page.getByRole('option', { name: number })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  await expectNoWayToAddAdmins(page);
});

/** What is an admin's alone is not offered to a moderator. */
async function expectNoWayToAddAdmins(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type('add');
  await expect(page.getByRole('option', { name: 'Add prize' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Add admin' })).toHaveCount(0);
}

test('an officer arranges the sidebar, and finds it so on another computer', async ({ page, browser }) => {
  const moderator = { email: 'moderator@pimento.example', password: DEMO_PASSWORD };
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await logInAsStaff(page, app.url, moderator);
  await expect(sidebar.getByRole('link', { description: /waiting/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Arrange this menu' }).click();
  await page.getByRole('button', { name: 'Put Payouts into ‘Mine’' }).click();
  await page.getByRole('button', { name: 'Move Payouts up' }).click();
  await settled(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await sidebar.getByRole('button', { name: 'Records' }).click();
  await expect(sidebar.getByRole('link', { name: 'Audit log' })).toBeHidden();
  await settled(page);
  await expectNoViolations(page);
  await pictures(page, 'sidebar');

  const elsewhere = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await elsewhere.goto(`${app.url}/admin-login`);
  await logIn(elsewhere, moderator);
  const mine = elsewhere.getByRole('region', { name: 'Mine' });
  await expect(mine.getByRole('link')).toHaveText([
    // Below the name stands how many of what waits are late.
    ...['Dashboard', /^Loan applications/, /^Verification/, 'Payouts', 'Messages'],
  ]);
  await expect(elsewhere.getByRole('link', { name: 'Audit log' })).toBeHidden();
  await elsewhere.goto(`${app.url}/admin/email-user/log`);
  await expect(elsewhere.getByRole('link', { name: 'Sent emails', exact: true })).toBeInViewport();
});
