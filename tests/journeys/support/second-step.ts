// A second step in a journey: an authenticator app that reads the key from the screen, and the log-in with its codes.
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { logIn, type Newcomer } from './people.ts';

const STEP_MS = 30_000;

/** An app's codes; each counts once, so a later log-in shows that of the next thirty seconds, which is taken early. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });

/** Sets an app up on the screen that offers it. Answers the app's secret and the recovery codes. */
export async function setUpApp(
  page: Page,
  password: string,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const window = page.getByRole('dialog', { name: 'Set up an app' });
  await window.getByLabel('Current password').fill(password);
  await window.getByRole('button', { name: 'Go on' }).click();
  await expect(
    window.getByRole('img', { name: 'A picture that your authenticator app reads' }),
  ).toBeVisible();
  const key = await window.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await window.getByLabel('Code from the app').fill(codeOf(secret));
  await window.getByRole('button', { name: 'Confirm' }).click();
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  return { secret, recoveryCodes: await kept.getByRole('listitem').allTextContents() };
}

/** Goes from a log-in form to the screen of the second step. */
export async function logInHalf(page: Page, person: Pick<Newcomer, 'email' | 'password'>): Promise<void> {
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: 'Your second step' })).toBeVisible();
}

/** A passkey of the device itself, which says yes to whatever the page asks. */
export async function withPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
