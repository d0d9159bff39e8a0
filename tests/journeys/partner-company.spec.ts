// A new lender's first day: the warning, the company with its logo, staff confirm the licence; a product, a loan, and the first application decided.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { photograph } from './support/papers.ts';
import { logIn, logInAsBorrower, logInAsStaff, openMailedLink } from './support/people.ts';
import { expectNoViolations, picture, settled, toast } from './support/screen.ts';

const lender = { email: 'new-company@example.com', password: 'Mango-Tree-Yard-88' };

test.use({ viewport: { width: 1280, height: 800 } });
// The second journey is the same lender's afternoon.
test.describe.configure({ mode: 'serial' });

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

/** On a phone, on a tablet and at a desk. */
async function lookAt(page: Page, name: string): Promise<void> {
  await settled(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page);
    await picture(page, name);
  }
}

async function signUp(page: Page): Promise<void> {
  await page.goto(`${app.url}/partner-signup`);
  await page.getByLabel('First name').fill('Kerry-Ann');
  await page.getByLabel('Last name').fill('Bennett');
  await page.getByLabel('Email').fill(lender.email);
  await page.getByLabel('Password', { exact: true }).fill(lender.password);
  await page.getByLabel('Repeat password').fill(lender.password);
  await page.getByRole('button', { name: 'Sign up as a partner' }).click();
  await expect(page.getByText('Almost done! We sent you an email.').first()).toBeVisible();
  await openMailedLink(page, app.url, 'Confirm your email address');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await logIn(page, lender);
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
}

async function officer(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await logInAsStaff(desk, app.url, { email: 'admin@pimento.example' });
  return desk;
}

async function confirmLicence(desk: Page): Promise<void> {
  await desk.goto(`${app.url}/admin/partners`);
  await desk.getByRole('link', { name: /Island Lending/ }).click();
  await expect(desk.getByText('MC-2026-17').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Edit licence' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('State').selectOption('Licensed');
  await dialog.getByLabel('Reason').fill('Looked up in the register');
  await dialog.getByRole('button', { name: 'Save licence' }).click();
  await expect(toast(desk, 'Licence saved')).toBeVisible();
}

test('a new lender adds its company, edits it, and staff confirm the licence', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signUp(page);
  await expect(
    page.getByText('You cannot add products, loan criteria etc without creating company first'),
  ).toBeVisible();
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  await lookAt(page, 'partner-start-new');
  const places = page.getByRole('navigation').first();
  for (const place of ['Dashboard', 'Products', 'Loans', 'Reports', 'Loan Applications', 'Company'])
    await expect(places.getByRole('link', { name: place, exact: true })).toBeVisible();
  for (const path of ['/', '/faq', '/quiz', '/admin/users', '/partner', '/nowhere']) {
    await page.goto(app.url + path);
    await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  }

  await page.getByRole('link', { name: 'Add company Now' }).click();
  await expect(page.getByRole('heading', { name: 'Add your company' })).toBeFocused();
  await page.getByRole('link', { name: 'I will add details later' }).click();
  await page.getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page.getByText('No company data found')).toBeVisible();
  await page.getByRole('link', { name: 'Add company now' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Logo is required').first()).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Island Credit');
  await page.getByLabel('Contact phone').fill('876-555-0100');
  await page.getByLabel('Contact email').fill('hello@island.example');
  await page.getByLabel('Address').fill('1 King Street, Kingston');
  await page.getByLabel('Description').fill('We lend to people with small and steady incomes.');
  await page.getByLabel('Choose a picture').setInputFiles(await photograph('logo.jpg', 'Island'));
  await expect(page.locator('button', { hasText: 'Choose another picture' })).toBeVisible();
  await page.getByRole('radio', { name: /Yes, or it was applied for/ }).check();
  await page.getByLabel('Licence number').fill('MC-2026-17');
  await lookAt(page, 'partner-company-form');
  await page.getByRole('button', { name: 'Submit' }).click();
  const ask = page.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Company details added successfully')).toBeVisible();
  const preview = page.getByRole('region', { name: 'As borrowers see it' });
  await expect(preview.getByText('876-555-0100')).toBeVisible();
  await expect(preview.getByText('No licence number')).toBeVisible();
  await expect(page.getByText('Licence MC-2026-17, not confirmed yet')).toBeVisible();
  await lookAt(page, 'partner-company');

  await page.getByRole('link', { name: 'Edit company' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Island Credit');
  await page.getByRole('textbox', { name: 'Name' }).fill('Island Lending');
  await page.getByRole('button', { name: 'Submit' }).click();
  await ask.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Company details edited successfully')).toBeVisible();
  await expect(preview.getByText('Island Lending')).toBeVisible();

  await page.getByText('The agreement that binds you and each borrower').click();
  await expect(page.getByText(/The processing fee of \{fee\} is taken off/)).toBeVisible();
  await lookAt(page, 'partner-terms');
  await page.getByRole('textbox', { name: 'Your full name' }).fill('Kemar Bennett');
  await page.getByRole('button', { name: 'Accept the terms' }).click();
  await expect(page.getByText(/Version 1 was accepted by Kemar Bennett/)).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await expect(page.getByText(/not shown to borrowers until your licence/)).toBeVisible();
  await confirmLicence(await officer(browser));
  await expect(
    page.getByText('Your licence is confirmed: your active loans are shown to borrowers.'),
  ).toBeVisible();
  await lookAt(page, 'partner-start');
});

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  const ask = page.getByRole('dialog', { name: 'Are you sure you want to submit?' });
  await ask.getByRole('button', { name: 'Yes' }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('link', { name: 'Add Product' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Market days');
  await page.getByLabel('Short code').fill('MKT');
  await page.getByLabel('Status').selectOption('Active');
  await page.getByLabel('Type').selectOption('Business');
  await page.getByLabel('Requirement criteria').selectOption('DSR');
  await page.getByLabel('Description').fill('For stock that sells within the week.');
  await submit(page);
  await expect(toast(page, 'Product added successfully')).toBeVisible();

  await page.getByRole('link', { name: 'Loans', exact: true }).click();
  await page.getByRole('link', { name: 'Add loan' }).click();
  await page.getByRole('combobox', { name: 'Product' }).pressSequentially('market');
  await page.getByRole('option', { name: 'Market days' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Stall Loan');
  const choices = {
    Status: 'Active',
    'Security type': 'Unsecured',
    'Repayment option': 'Weekly',
    'Loan criteria': 'Debt Service Ratio',
    Type: 'Unsecured Regular Loan',
  };
  for (const [label, value] of Object.entries(choices))
    await page.getByLabel(label, { exact: true }).selectOption(value);
  const figures = {
    'Loan criteria value': '40',
    'Minimum amount': '5000',
    'Maximum amount': '80000',
    'Minimum interest rate': '3',
    'Default interest rate': '4',
    'Maximum interest rate': '5',
    'Minimum term': '1',
    'Default term': '3',
    'Maximum term': '6',
  };
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Description').fill('Buy in the morning, sell by night.');
  await submit(page);
  await expect(toast(page, 'Loan added successfully')).toBeVisible();
}

test('publishes a first loan, and decides on the first application beside its borrower', async ({
  page,
  browser,
}) => {
  await page.goto(app.url);
  await logIn(page, lender);
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  await publish(page);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('3 of 4 done')).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await logInAsBorrower(phone, app.url);
  await phone.goto(`${app.url}/loan-services`);
  await phone.getByRole('link', { name: 'Stall Loan' }).click();
  await phone.getByRole('button', { name: 'Apply Now' }).click();
  await phone.getByRole('dialog').getByRole('checkbox').check();
  await phone.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(phone.getByRole('row').filter({ hasText: 'Stall Loan' })).toContainText('Waiting');

  await expect(page.getByText(/of 4 done/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Loan Applications', exact: true }).click();
  await page.getByRole('row').filter({ hasText: 'Stall Loan' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog', { name: 'Approve the loan?' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(toast(page, 'Successfully Approved loan')).toBeVisible();
  await expect(phone.getByRole('row').filter({ hasText: 'Stall Loan' })).toContainText('Approved');
  await phone.context().close();
});
