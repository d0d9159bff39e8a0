// A list is used as its reader likes it: columns are chosen, what is looked at often is saved and shared, and comes back.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { seedPeople } from './support/demo.ts';
import { logIn, logInAsStaff } from './support/people.ts';
import { expectNoViolations, expectWholeTables, pictures, settled } from './support/screen.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Under a mouse, two lines in a cell. */
const HIGHEST_ROW_PX = 44;

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp({ dataDir: await seedPeople(40) });
});
test.afterAll(() => app?.remove());

const headings = (page: Page) => page.getByRole('columnheader').allInnerTexts();
const views = (page: Page) => page.getByRole('button', { name: 'Views of this list' });

async function enter(page: Page, email: string): Promise<void> {
  await logInAsStaff(page, app.url, { email });
}

test('chooses columns, saves and shares a view, and comes back to it from a record', async ({
  page,
  browser,
}) => {
  await enter(page, 'moderator@pimento.example');
  await page.goto(`${app.url}/admin/loans?status=Pending`);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('checkbox', { name: 'Due' }).uncheck();
  await page.getByRole('checkbox', { name: 'Owner' }).uncheck();
  await settled(page);
  await expectNoViolations(page);
  await pictures(page, 'columns');
  await page.keyboard.press('Escape');
  await expect.poll(() => headings(page)).toEqual(['Applicant', 'Status', 'Lender', 'Amount', 'Applied']);

  await views(page).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('To decide');
  await page.getByRole('checkbox', { name: 'Colleagues have it too' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await views(page).click();
  await page.getByRole('button', { name: 'Open this list with To decide' }).click();
  await expect(page.getByRole('button', { name: 'No longer open this list with To decide' })).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  await pictures(page, 'views');
  await page.keyboard.press('Escape');

  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/loans\/[\w-]{36}\?/);
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect.poll(() => headings(page)).toEqual(['Applicant', 'Status', 'Lender', 'Amount', 'Applied']);

  // Come to without a word, it opens so; everything is a step away, and is shown again on the way back.
  await page.goto(`${app.url}/admin/dashboard`);
  await page.goto(`${app.url}/admin/loans`);
  await expect(page).toHaveURL(/status=Pending/);
  await views(page).click();
  await page.getByRole('link', { name: 'Everything', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/admin/loans?all=yes`);

  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await enter(other, 'admin@pimento.example');
  await other.goto(`${app.url}/admin/loans`);
  await views(other).click();
  await other.getByRole('link', { name: 'To decide' }).click();
  await expect(other.getByRole('columnheader')).toHaveCount(5);
  await other.close();
});

test('folds its rows where its columns have no room, and nothing lies over anything else', async ({
  page,
}) => {
  await enter(page, 'moderator@pimento.example');
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const list of ['collections', 'loans', 'users', 'redeem', 'partners']) {
    await page.goto(`${app.url}/admin/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const tooLow = await page
      .locator('main tbody td')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length);
    expect({ list, tooLow }).toEqual({ list, tooLow: 0 });
  }
});

test('cuts no column at a desk: the widest list of a lender, and that of the forms', async ({ page }) => {
  await enter(page, 'moderator@pimento.example');
  await page.goto(`${app.url}/admin/configure-information`);
  await settled(page);
  await expectWholeTables(page);
  await page.context().clearCookies();
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await page.getByRole('link', { name: 'Loan Applications' }).click();
  await expect(page.getByRole('columnheader', { name: 'Type' })).toBeVisible();
  await settled(page);
  await expectWholeTables(page);
  await pictures(page, 'widest-list');
});

test('shows rows of 44 px at most under a mouse', async ({ page }) => {
  await enter(page, 'moderator@pimento.example');
  for (const list of ['users', 'loans', 'verification', 'submission', 'redeem', 'contests', 'prizes']) {
    await page.goto(`${app.url}/admin/${list}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const heights = await page
      .locator('main tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect({ list, highest: Math.max(...heights) <= HIGHEST_ROW_PX + 0.5 }).toEqual({ list, highest: true });
  }
});
