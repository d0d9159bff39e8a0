// What people do again and again: sign up, open the mailed link, log in.
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { toast } from './screen.ts';

export type Newcomer = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  promoCode?: string;
};

export async function signUp(page: Page, url: string, person: Newcomer): Promise<void> {
  await page.goto(`${url}/signup`);
  await fillSignUp(page, person);
  await expect(page.getByText('Almost done! We sent you an email.').first()).toBeVisible();
}

/** Fills in the form of the sign-up that is open, and sends it. */
export async function fillSignUp(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat password').fill(person.password);
  if (person.promoCode) await page.getByLabel('Promo code').fill(person.promoCode);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Opens the link of the newest mail with that subject in the development mailbox. */
export async function openMailedLink(page: Page, url: string, subject: string): Promise<void> {
  await page.goto(`${url}/dev/mailbox`);
  const mail = page.getByRole('article').filter({ hasText: subject }).first();
  await mail.getByRole('link').click();
}

export async function logIn(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Goes from the welcome after the first log-in to the last question, as somebody who throws a partner each month. */
export async function takeQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Now' }).click();
  await page.getByLabel('3 - Neutral').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Yes').check();
  await page.getByLabel('How much do you throw a month?').fill('7000');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const reward of ['Books', 'Dining', 'Stocks'])
    await page.getByRole('button', { name: reward, exact: true }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();
}

/** Logs in a demonstration borrower, the known one or another of the made-up people, and waits for their dashboard. */
export async function logInAsBorrower(
  page: Page,
  url: string,
  email = 'borrower@pimento.example',
): Promise<void> {
  await page.goto(url);
  await logIn(page, { email, password: DEMO_PASSWORD });
  await expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible({ timeout: 30_000 });
}

/** Logs in one of the staff, of the demonstration unless a password is given, and waits for their dashboard. */
export async function logInAsStaff(
  page: Page,
  url: string,
  { email, password = DEMO_PASSWORD }: { email: string; password?: string },
): Promise<void> {
  await page.goto(`${url}/admin-login`);
  await logIn(page, { email, password });
  await expect(page).toHaveURL(`${url}/admin/dashboard`);
}

/** Answers the questionnaire of the preferences for the first time, after which what else is chosen there stands below it. */
export async function answerPreferences(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/preferences`);
  await page.getByLabel('3 - Neutral').check();
  await page.getByLabel('No', { exact: true }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Books').click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Thank you. Prefrences saved')).toBeVisible();
}
