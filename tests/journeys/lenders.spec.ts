// A borrower among lenders: compares them, applies with consent, and finds the application waiting. And a lender's first day.
import { expect, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, openMailedLink } from './support/people.ts';
import { toast } from './support/screen.ts';

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

test('from the comparison to an application that waits for the lender', async ({ page }) => {
  await page.goto(app.url);
  await logIn(page, { email: 'borrower@pimento.example', password: DEMO_PASSWORD });
  await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
  await page.goto(`${app.url}/loan-services`);
  await expect(page.getByRole('link', { name: 'Everyday Loan' })).toBeVisible();
  await page.getByRole('link', { name: 'Compare lenders' }).click();
  await expect(page.getByRole('region', { name: 'Cheapest first' })).toContainText('School Term Loan');
  await page.getByRole('link', { name: 'Look at this loan: School Term Loan' }).click();
  await expect(page.getByRole('heading', { name: 'School Term Loan' })).toBeVisible();
  await expect(page.getByLabel('Amount').first()).toHaveValue('100,000');

  await page.getByRole('button', { name: 'Apply Now' }).click();
  const consent = page.getByRole('dialog', { name: 'Apply with Blue Ridge Microfinance?' });
  await expect(consent.getByRole('checkbox')).not.toBeChecked();
  await consent.getByRole('button', { name: 'Apply' }).click();
  await expect(consent.getByText('Tick the box to apply.')).toBeVisible();
  await consent.getByRole('checkbox').check();
  await consent.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page, 'Applied successfully. Waiting for admin approval')).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/loan-application`);
  const row = page.getByRole('row').filter({ hasText: 'School Term Loan' });
  await expect(row).toContainText('Waiting');
  await row.getByRole('link').click();
  await expect(page.getByText('Blue Ridge Microfinance is looking at it.')).toBeVisible();
});

test('a lender signs up, confirms the address and finds the account ready', async ({ page }) => {
  await page.goto(`${app.url}/signup`);
  await page.getByRole('main').getByRole('link', { name: 'Become a partner with us' }).click();
  // Until then the form of a borrower is there, with the same labels.
  await expect(page.getByRole('heading', { level: 1, name: 'Become a partner with us' })).toBeVisible();
  await page.getByLabel('First name').fill('Kerry-Ann');
  await page.getByLabel('Last name').fill('Bennett');
  const lender = { email: 'new-lender@example.com', password: 'Mango-Tree-Yard-88' };
  await page.getByLabel('Email').fill(lender.email);
  await page.getByLabel('Password', { exact: true }).fill(lender.password);
  await page.getByLabel('Repeat password').fill(lender.password);
  await page.getByRole('button', { name: 'Sign up as a partner' }).click();
  await expect(page.getByText('Almost done! We sent you an email.').first()).toBeVisible();
  await openMailedLink(page, app.url, 'Confirm your email address');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await logIn(page, lender);
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goto(`${app.url}/loan-services`);
  await expect(page).toHaveURL(`${app.url}/partner/dashboard`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${app.url}/`);
});
