// A part of the program that cannot be fetched costs an officer its own place on the screen, and nothing else.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { pictures, settled } from './support/screen.ts';

// A worker would fetch the part on its own, where no test can be in the way.
test.use({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(40) });
});
test.afterAll(() => app?.remove());

const MOST_WITHOUT_PDF = 12;

test('a PDF whose reader cannot be fetched fails in its frame, and is there once it is tried again', async ({
  page,
}) => {
  await logIn(page);
  await page.goto(`${app.url}/admin/verification/model-5`);
  const parts = /\/assets\/pdf-view-[^/]*\.js/;
  let isRefused = false;
  await page.route(parts, (route) => {
    isRefused = true;
    return route.abort('internetdisconnected');
  });
  await page.getByRole('link', { name: /^Review documents/ }).click();
  for (let opened = 1; opened < MOST_WITHOUT_PDF; opened += 1) {
    await settled(page);
    if (isRefused) break;
    const before = page.url();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).not.toHaveURL(before);
  }
  expect(isRefused, 'a PDF was met').toBe(true);

  const frame = page.getByRole('region', { name: 'Document', exact: true });
  await expect(frame.getByRole('alert')).toContainText(/could not be loaded/);
  await page.getByLabel('Note for staff').fill('Read on paper');
  await pictures(page, 'part-refused');
  await page.unroute(parts);
  await frame.getByRole('button', { name: 'Try again' }).click();
  await expect(frame.locator('canvas')).toBeVisible();
  await expect(page.getByLabel('Note for staff')).toHaveValue('Read on paper');
});

test('charts and windows that cannot be fetched fail alone, and are there once they are tried again', async ({
  page,
}) => {
  const cut = (files: RegExp) => page.route(files, (route) => route.abort('internetdisconnected'));
  const parts = /\/assets\/(drawings|arrange-menu)-[^/]*\.js/;
  await cut(parts);
  await logIn(page);
  const chart = page.getByRole('region', { name: 'Total users' });
  await expect(chart.getByRole('alert')).toContainText(/could not be loaded/);
  await settled(page);
  await pictures(page, 'charts-refused');
  const missing = page.getByRole('dialog', { name: 'This window could not be opened' });
  await page.getByRole('button', { name: 'Arrange this menu' }).click();
  await expect(missing.getByRole('alert')).toContainText(/could not be loaded/);
  await pictures(page, 'window-refused');

  await page.unroute(parts);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Arrange this menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await chart.getByRole('button', { name: 'Try again' }).click();
  await expect(chart.locator('svg.recharts-surface').first()).toBeVisible();

  await test.step('what the browser remembers as missing comes with the page that is loaded anew', async () => {
    const all = /\/assets\/.*\.js/;
    await cut(all);
    await page.keyboard.press('/');
    await expect(missing.getByRole('alert')).toContainText(/could not be loaded/);
    await page.unroute(all);
    await missing.getByRole('button', { name: 'Try again' }).click();
    await missing.getByRole('button', { name: 'Reload' }).click();
    await expect(missing).toBeHidden();
    await settled(page);
    await page.keyboard.press('/');
    await page.keyboard.type('ver');
    await expect(page.getByRole('combobox')).toHaveValue('ver');
  });
});

async function logIn(page: Page): Promise<void> {
  await page.goto(`${app.url}/admin-login`);
  await page.getByLabel('Email').fill('moderator@pimento.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
}
