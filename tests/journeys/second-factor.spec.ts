// A second step at the log-in: an authenticator app with its codes and recovery codes for a borrower on a phone, a passkey for staff.
import { type Download, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/server/demo/demo-accounts.ts';
import { installDefaults } from '#app/server/install-defaults.ts';
import { dayOf, MINUTE_MS } from '#shared/calendar.ts';
import { repaid, runningLoan } from '../support/loans.ts';
import { newDataDir } from '../support/new-data-dir.ts';
import { type RunningApp, startApp } from '../support/running-app.ts';
import { onDatabaseOf } from './support/on-database.ts';
import { logIn, logInAsBorrower, logInAsStaff } from './support/people.ts';
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

/** A data folder with a loan of which a part is paid. */
async function loanWithPayment(): Promise<{ dataDir: string; loanId: string }> {
  const dataDir = newDataDir();
  const loanId = await onDatabaseOf(dataDir, async (services) => {
    await installDefaults(services);
    const loan = await runningLoan(services);
    await repaid(services, loan, 1_000_00, dayOf(new Date()));
    return loan.id;
  });
  return { dataDir, loanId };
}

/** As if the second factor had been given a while ago; while no server runs on the folder. */
const shownMinutesAgo = (dataDir: string, minutes: number) =>
  onDatabaseOf(dataDir, ({ db }) =>
    db
      .updateTable('sessions')
      .set({ second_factor_at: new Date(Date.now() - minutes * MINUTE_MS) })
      .where('second_factor_at', 'is not', null)
      .execute(),
  );

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
    await logInAsStaff(page, app.url, devon);
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

  test('an admin is asked again before an export, and before money moves', async ({ page }) => {
    const { dataDir, loanId } = await loanWithPayment();
    const althea = { email: 'admin@pimento.example', password: DEMO_PASSWORD };
    let desk = await startApp({ dataDir });
    try {
      await logInAsStaff(page, desk.url, althea);
      await page.goto(`${desk.url}/admin/update-password`);
      const { recoveryCodes } = await setUpApp(page, althea.password);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      const again = page.getByRole('dialog', { name: 'Is it still you?' });
      const show = async (code = '') => {
        await again.getByRole('button', { name: 'use a recovery code' }).click();
        await again.getByLabel('Recovery code').fill(code);
        await again.getByRole('button', { name: 'Go on' }).click();
        await expect(again).toBeHidden();
      };
      const later = async () => {
        await desk.stop();
        await shownMinutesAgo(dataDir, 11);
        desk = await startApp({ dataDir });
      };

      await later();
      await page.goto(`${desk.url}/admin/export`);
      await page.getByLabel('Data to export').selectOption('Account');
      await page.getByRole('button', { name: 'Export' }).click();
      await expect(again).toBeVisible();
      await expectNoViolations(page);
      await picture(page, 'shown-again');
      // A window that only downloads may close before it counts as a page; then the one that opened it hears of the file.
      const saved = new Promise<Download>((resolve) => {
        page.once('download', resolve);
        page.context().once('page', (opened) => opened.once('download', resolve));
      });
      await show(recoveryCodes[0]);
      expect((await saved).suggestedFilename()).toContain('.csv');

      await later();
      await page.goto(`${desk.url}/admin/portfolio/${loanId}`);
      await page
        .getByRole('button', { name: /^Reverse entry/ })
        .last()
        .click();
      const question = page.getByRole('dialog', { name: /^Take back/ });
      await question.getByLabel('Reason').fill('It was paid for another loan');
      await question.getByRole('button', { name: 'Reverse' }).click();
      await show(recoveryCodes[1]);
      await expect(toast(page, 'taken back')).toBeVisible();
    } finally {
      await desk.remove();
    }
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
