// A second step at the log-in: an authenticator app with its codes and recovery codes for a borrower on a phone, a passkey for staff.
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { logIn, logInAsBorrower } from './support/people.ts';
import { expectNoViolations, picture, toast } from './support/screen.ts';
import { codeOf, logInHalf, setUpApp, withPasskeyDevice } from './support/second-step.ts';

const devon = { email: 'moderator@pimento.example', password: DEMO_PASSWORD };
const marcia = { email: 'borrower@pimento.example', password: DEMO_PASSWORD };

let app: RunningApp;
test.beforeAll(async () => {
  app = await startApp();
});
test.afterAll(() => app?.remove());

const logOut = async (page: Page) => {
  await page.goto(`${app.url}/logout`);
  await expect(page).toHaveURL(`${app.url}/`);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
};
const isAtHome = (page: Page) => expect(page.getByRole('heading', { name: /Dashboard/ })).toBeVisible();

test('a borrower sets up an app, and logs in with its code and with a recovery code', async ({ page }) => {
  await logInAsBorrower(page, app.url);
  await page.goto(`${app.url}/update-password`);
  await expect(page.getByRole('heading', { name: 'Second step when you log in' })).toBeVisible();
  await expectNoViolations(page);
  const { secret, recoveryCodes } = await setUpApp(page, marcia.password);
  await expectNoViolations(page);
  await picture(page, 'recovery-codes');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes are left')).toBeVisible();
  await picture(page, 'second-step-set-up');

  await test.step('logs in with the code of the app', async () => {
    await logOut(page);
    await logInHalf(page, marcia);
    await expectNoViolations(page);
    await picture(page, 'second-step');
    await page.getByLabel('Code from your authenticator app').fill('12 34');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Type the 6 figures that your app shows')).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill('000000');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('That did not work.')).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Go on' }).click();
    await isAtHome(page);
  });

  await test.step('logs in with a recovery code, which is used up then', async () => {
    const [code = ''] = recoveryCodes;
    await logOut(page);
    await logInHalf(page, marcia);
    await page.getByRole('button', { name: 'use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Go on' }).click();
    await isAtHome(page);
    await page.goto(`${app.url}/update-password`);
    await expect(page.getByText('9 codes are left')).toBeVisible();
  });

  await test.step('comes in although a stranger has locked the account', async () => {
    await logOut(page);
    await page.context().clearCookies();
    await page.goto(app.url);
    for (let time = 0; time < 5; time++) {
      await logIn(page, { ...marcia, password: `not this one ${time}` });
      await expect(
        toast(page, 'Login failed! The email or the password is not right.').first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    }
    await logIn(page, marcia);
    await page.getByRole('link', { name: 'I have a second step' }).click();
    await page.getByRole('button', { name: 'use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '');
    await page.getByRole('button', { name: 'Go on' }).click();
    await isAtHome(page);
  });

  await test.step('whoever has begun nothing is led back to the log-in', async () => {
    await logOut(page);
    await page.goto(`${app.url}/second-step`);
    await expect(page.getByText('Log in with your email and password again.')).toBeVisible();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a moderator adds a passkey, and logs in with it', async ({ page }) => {
    await withPasskeyDevice(page);
    await page.goto(`${app.url}/admin-login`);
    await logIn(page, devon);
    await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
    await page.goto(`${app.url}/admin/update-password`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const window = page.getByRole('dialog', { name: 'Add a passkey' });
    await picture(page, 'add-passkey');
    await window.getByLabel('Current password').fill(devon.password);
    await window.getByRole('button', { name: 'Go on' }).click();
    const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
    await expect(kept.getByRole('listitem')).toHaveCount(10);
    await kept.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByText('Chrome on Linux').first()).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'passkeys');

    await page.goto(`${app.url}/admin/logout`);
    await expect(page).toHaveURL(`${app.url}/`);
    await page.goto(`${app.url}/admin-login`);
    await logInHalf(page, devon);
    await expectNoViolations(page);
    await picture(page, 'second-step-passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(`${app.url}/admin/dashboard`);
  });
});

test.describe('where staff and lenders need one', () => {
  let strict: RunningApp;
  test.beforeAll(async () => {
    strict = await startApp({ environment: { REQUIRE_SECOND_FACTOR: 'yes' } });
  });
  test.afterAll(() => strict?.remove());

  test('an admin sets one up before anything else', async ({ page }) => {
    const althea = { email: 'admin@pimento.example', password: DEMO_PASSWORD };
    await page.goto(`${strict.url}/admin-login`);
    await logIn(page, althea);
    await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
    await expectNoViolations(page);
    await picture(page, 'must-set-up');
    for (const path of ['dashboard', 'users', 'loans']) {
      await page.goto(`${strict.url}/admin/${path}`);
      await expect(page).toHaveURL(`${strict.url}/admin/second-step`);
    }
    await setUpApp(page, althea.password);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page).toHaveURL(`${strict.url}/admin/dashboard`);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
