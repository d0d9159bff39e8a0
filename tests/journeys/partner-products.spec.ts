// A lender publishes: a product, a loan that it sees as borrowers will while it types, and a borrower in another browser who finds it, until it is inactive.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { photograph } from './support/papers.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { expectNoViolations, settled, toast } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

test('a product, a loan, its borrower, and its end', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  await addProduct(page);
  await addLoan(page);

  const borrower = await newBorrower(browser);
  await expect(borrower.getByRole('link', { name: 'Solar Roof Loan' })).toBeVisible();
  await borrower.getByRole('link', { name: 'Solar Roof Loan' }).click();
  await expect(borrower.getByRole('heading', { level: 1, name: 'Solar Roof Loan' })).toBeVisible();
  // 50,000 × 2.5 % × 12 = 15,000.
  await expect(borrower.getByText('$65,000.00', { exact: true })).toBeVisible();
  await borrower.goto(`${app.url}/loan-services`);
  await expect(borrower.getByRole('link', { name: 'Solar Roof Loan' })).toBeVisible();

  await page.getByRole('link', { name: 'Solar Roof Loan' }).click();
  await expect(page.getByText('Borrowers see this loan.')).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'Edit loan' }).click();
  await expect(page.getByLabel('Maximum interest rate')).toHaveValue('4');
  await page.getByRole('button', { name: 'Cancel Edit' }).click();
  await page.getByRole('button', { name: 'Edit loan' }).click();
  await page.getByLabel('Status').selectOption('Inactive');
  await submit(page);
  await expect(toast(page, 'Loan edited successfully')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Solar Roof Loan' })).toContainText('Inactive');
  await expect(borrower.getByRole('link', { name: 'Solar Roof Loan' })).toHaveCount(0);
  await borrower.context().close();
});

test('a name of ninety letters pushes no column out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(app.url);
  await logIn(page, { email: 'partner@pimento.example', password: DEMO_PASSWORD });
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  for (const kind of ['product', 'loan']) {
    await page.goto(`${app.url}/partner/${kind}s`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('button', { name: `Edit ${kind}` }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('N'.repeat(90));
    await submit(page);
    await expect(page.getByRole('row').filter({ hasText: 'N'.repeat(90) })).toBeVisible();
    const beyond = await page
      .getByRole('table')
      .evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : -1));
    expect(beyond, kind).toBe(0);
  }
});

/** On a phone, on a tablet and at a desk. */
async function lookAt(page: Page): Promise<void> {
  await settled(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page);
  }
}

async function addProduct(page: Page) {
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Short code is required');
  await page.getByRole('textbox', { name: 'Name' }).fill('Sun and wind');
  await page.getByLabel('Short code').fill('brm-everyday');
  await page.getByLabel('Status').selectOption('Active');
  await page.getByLabel('Type').selectOption('Both');
  await page.getByLabel('Requirement criteria').selectOption('DSR');
  await page.getByLabel('Description').fill('For power that costs nothing.');
  await submit(page);
  await expect(toast(page, 'Can not add product')).toBeVisible();
  await expect(page.getByLabel('Short code')).toHaveAccessibleDescription(/Another of your products/);
  await page.getByLabel('Short code').fill('SUN-1');
  await submit(page);
  await expect(toast(page, 'Product added successfully')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/partner/products`);
  await expect(page.getByRole('row').filter({ hasText: 'Sun and wind' })).toContainText('SUN-1');
}

async function addLoan(page: Page) {
  await page.getByRole('link', { name: 'Loans', exact: true }).click();
  await page.getByRole('link', { name: 'Add loan' }).click();
  const preview = page.getByRole('region', { name: 'As borrowers see it' });
  await page.getByRole('combobox', { name: 'Product' }).click();
  await page.getByRole('combobox', { name: 'Product' }).pressSequentially('sun');
  await page.getByRole('option', { name: 'Sun and wind' }).click();
  await page.getByLabel('Status').selectOption('Active');
  await page.getByRole('textbox', { name: 'Name' }).fill('Solar Roof Loan');
  await expect(preview.getByRole('heading', { name: 'Solar Roof Loan' })).toBeVisible();
  await page.getByLabel('Type', { exact: true }).selectOption('Unsecured Regular Loan');
  await page.getByLabel('Description').fill('Panels, and the work to put them up.');
  const figures = {
    'Minimum amount': '50,000',
    'Maximum amount': '900000',
    'Minimum interest rate': '1',
    'Maximum interest rate': '4',
    'Default interest rate': '5',
    'Minimum term': '6',
    'Maximum term': '24',
    'Default term': '12',
  };
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label).fill(value);
  await expect(preview.getByText('The cost appears here once')).toBeVisible();
  await page.getByLabel('Security type').selectOption('Unsecured');
  await page.getByLabel('Repayment option').selectOption('Monthly');
  await page.getByLabel('Loan criteria', { exact: true }).selectOption('Debt Service Ratio');
  await page.getByLabel('Loan criteria value').fill('40');
  await page.locator('input[name=loanImage]').setInputFiles(await photograph('roof.jpg', 'A roof'));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Default interest rate: between');
  await page.getByLabel('Default interest rate').fill('2.5');
  await expect(preview.getByText('$65,000.00', { exact: true })).toBeVisible();
  await lookAt(page);
  await submit(page);
  await expect(toast(page, 'Loan added successfully')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/partner/loans`);
}

async function submit(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  await question.getByRole('button', { name: 'Yes' }).click();
}

async function newBorrower(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const borrower = await context.newPage();
  await logInAsBorrower(borrower, app.url);
  await borrower.goto(`${app.url}/loan-services`);
  return borrower;
}
