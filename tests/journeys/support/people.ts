// What people do again and again: sign up, open the mailed link, log in.
import { expect, type Page } from '@playwright/test';

export type Newcomer = { firstName: string; lastName: string; email: string; password: string };

export async function signUp(page: Page, url: string, person: Newcomer): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Repeat password').fill(person.password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Almost done! We sent you an email.').first()).toBeVisible();
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
