// Ways in: an account opened with a promo code, and a forgotten password set anew by the mailed link, which works once.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, openMailedLink, signUp, takeQuiz } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';

const kadeem = {
  firstName: 'Kadeem',
  lastName: 'Wright',
  email: 'kadeem.wright@example.com',
  password: 'Mango-Tree-Yard-88',
  promoCode: 'LIGNUM',
};
const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };
const renewed = { ...marcia, password: 'Sorrel-Kettle-Rain-31' };

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

test('a promo code gives seeds to who signs up with it', async ({ page }) => {
  await test.step('is congratulated', async () => {
    await signUp(page, app.url, kadeem);
    const congratulations = page.getByRole('dialog', { name: 'Congratulations!' });
    await expect(congratulations.getByText('Your promo code was applied.')).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'congratulations');
    await congratulations.getByRole('button', { name: 'Continue' }).click();
    await expect(congratulations).toBeHidden();
    await page.getByRole('button', { name: 'Sign up with another address' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  await test.step('confirms the address by the mailed link, and logs in', async () => {
    await openMailedLink(page, app.url, 'Confirm your email address');
    await expect(toast(page, 'Yay! Account verified. Login to continue')).toBeVisible();
    await logIn(page, kadeem);
    await expect(page.getByRole('heading', { name: 'Welcome, Kadeem Wright' })).toBeVisible();
  });

  await test.step('finds the seeds, and where they came from', async () => {
    await takeQuiz(page);
    await expect(page.getByText('50 seeds').first()).toBeVisible();
    await page.goto(`${app.url}/profile?view=points`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Promo code LIGNUM' })).toContainText('50');
  });
});

for (const pointer of ['mouse', 'finger'] as const)
  test(`the first press of a ${pointer} on the button counts, though the field left by it shows what is wrong`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: pointer === 'finger',
    });
    const page = await context.newPage();
    await page.goto(`${app.url}/signup`);
    const { firstName, lastName, email, password } = kadeem;
    for (const [label, text] of Object.entries({
      'First name': firstName,
      'Last name': lastName,
      Email: email,
    }))
      await page.getByLabel(label).fill(text);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const button = page.getByRole('button', { name: 'Sign up' });
    await button.scrollIntoViewIfNeeded();
    const again = page.getByLabel('Repeat password');
    await again.fill(`${password}-`);
    const box = await button.boundingBox();
    if (!box) throw new Error('the button is not drawn');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (pointer === 'finger') await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    // What is pressed asks the whole form, which takes the focus to what is wrong.
    await expect(again).toBeFocused();
    await context.close();
  });

test('a forgotten password is set anew, once, by the mailed link', async ({ page }) => {
  await test.step('asks for the link, and gets one answer whoever it is', async () => {
    for (const email of ['nobody@example.com', marcia.email]) {
      await page.goto(app.url);
      await page.getByRole('link', { name: 'Forgot Password' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send Password reset link' }).click();
      await expect(toast(page, 'If there is an account with that address,')).toBeVisible();
      await expect(page.getByRole('main').getByText(/^Look in your mail/)).toBeVisible();
    }
  });

  const link = await test.step('opens it, and sets a new one', async () => {
    await openMailedLink(page, app.url, 'Set a new password for Pimento');
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    const link = page.url();
    await expectNoViolations(page);
    await resetTo(page, renewed.password);
    await expect(toast(page, 'Your password was changed. Log in with the new one.')).toBeVisible();
    await expect(page).toHaveURL(`${app.url}/`);
    return link;
  });

  await test.step('is refused with the old one, and let in with the new', async () => {
    await logIn(page, marcia);
    await expect(toast(page, 'Login failed! The email or the password is not right.')).toBeVisible();
    await logIn(page, renewed);
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
  });

  await test.step('the link is spent', async () => {
    await page.context().clearCookies();
    await page.goto(link);
    await resetTo(page, 'Another-Yard-Mango-12');
    await expect(toast(page, 'Your password was set already since this link was mailed.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    await page.goto(app.url);
    await logIn(page, renewed);
    await expect(page.getByRole('heading', { name: "Marcia Campbell's Dashboard" })).toBeVisible();
  });

  await test.step('the owner is told', async () => {
    await page.goto(`${app.url}/dev/mailbox`);
    await expect(page.getByRole('heading', { name: 'Your Pimento password was changed' })).toBeVisible();
    await expect(page.getByText('To nobody@example.com')).toHaveCount(0);
  });
});

async function resetTo(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}
