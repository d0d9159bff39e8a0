// What was typed and not saved: asked about before a click in the sidebar, before 'back' and before a reload leave it, and back afterwards.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn } from './support/people.ts';
import { expectNoViolations, settled } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const back = /What you typed is back/;

/** Stays once, leaves once, and finds on coming back what `stands` there. */
async function leavesAndReturns(page: Page, elsewhere: string, stands: () => Promise<void>): Promise<void> {
  const address = page.url();
  const sidebar = page.getByRole('navigation').getByRole('link', { name: elsewhere, exact: true });
  await sidebar.click();
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(address);
  await stands();
  await sidebar.click();
  await expect(question(page)).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(elsewhere);
  await page.goBack();
  await expect(page.getByText(back)).toBeVisible();
  await stands();
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(page.getByText(back)).toBeVisible();
  await stands();
}

test('of a lender’s loan', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await page.getByRole('link', { name: 'Loans', exact: true }).click();
  await page.getByRole('link', { name: 'Add loan' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Solar Roof Loan');
  await page.getByLabel('Minimum amount').fill('50,000');
  await leavesAndReturns(page, 'Products', async () => {
    await expect(name).toHaveValue('Solar Roof Loan');
    await expect(page.getByLabel('Minimum amount')).toHaveValue('50,000');
  });
  // Held back, it never arrives where `page.goBack` would wait for it.
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Stay here' }).click();
  await expect(name).toHaveValue('Solar Roof Loan');
  await page.getByRole('button', { name: 'Drop what I typed' }).click();
  await expect(name).toHaveValue('');
  await page.getByRole('navigation').getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/partner/products`);
});

test.describe('of staff', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(app.url);
    await logIn(page, { email: 'admin@pimento.example', password: DEMO_PASSWORD });
    await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
  });

  const place = (page: Page, name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

  test('a new contest', async ({ page }) => {
    await place(page, 'Contests');
    await page.getByRole('link', { name: 'Add contest' }).click();
    await page.getByLabel('Title').fill('Back to school');
    await page.getByLabel('Category').selectOption('roulette');
    await leavesAndReturns(page, 'Prizes', async () => {
      await expect(page.getByLabel('Title')).toHaveValue('Back to school');
      await expect(page.getByLabel('Category')).toHaveValue('roulette');
      await expect(page.getByLabel('Claim period')).toHaveValue('30');
    });
  });

  test('a new prize, but not the codes of a coupon', async ({ page }) => {
    await place(page, 'Prizes');
    await page.getByRole('link', { name: 'Add Prize' }).click();
    await page.getByLabel('Prize name').fill('Gas voucher');
    await page.getByRole('radio', { name: 'Redeem' }).check();
    await page.getByRole('checkbox', { name: 'This prize is a coupon' }).check();
    await page.getByRole('textbox', { name: 'Codes (optional)' }).fill('GAS-1');
    await expect(page.getByRole('textbox', { name: 'Codes (optional)' })).toHaveValue('GAS-1');
    await leavesAndReturns(page, 'Contests', async () => {
      await expect(page.getByLabel('Prize name')).toHaveValue('Gas voucher');
      await expect(page.getByRole('radio', { name: 'Redeem' })).toBeChecked();
    });
    await expect(page.getByRole('textbox', { name: 'Codes (optional)' })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('GAS-1');
  });

  test('a new colleague, of whom nothing is kept', async ({ page }) => {
    await place(page, 'Add admin');
    const name = page.getByLabel('First name');
    await name.fill('Nia');
    await place(page, 'Contests');
    await expect(question(page)).toContainText('What you typed is lost then.');
    await question(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(name).toHaveValue('Nia');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nia');
    await place(page, 'Contests');
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contests');
  });

  test('the words of the landing, which are asked about no more once they are saved', async ({ page }) => {
    await place(page, 'Edit copy');
    const promise = page.getByRole('textbox', { name: 'Promise', exact: true });
    await promise.fill('A loan that sees you');
    await leavesAndReturns(page, 'Contests', () => expect(promise).toHaveValue('A loan that sees you'));
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(page.getByText(back)).toHaveCount(0);
    await place(page, 'Contests');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contests');
    await place(page, 'Edit copy');
    await expect(promise).toHaveValue('A loan that sees you');
    await expect(page.getByText(back)).toHaveCount(0);
  });

  test('an e-mail, until its writer logs out', async ({ page }) => {
    await place(page, 'Email users');
    const subject = page.getByLabel('Subject');
    await subject.fill('Your papers');
    await leavesAndReturns(page, 'Contests', () => expect(subject).toHaveValue('Your papers'));
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await question(page).getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByText('You are logged out.')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Your papers');
  });
});
