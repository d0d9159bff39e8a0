// For the tests of second factors: somebody with an authenticator app, and the codes that it shows.

import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '#features/accounts/server/passwords.ts';
import type { UserType } from '#shared/actor.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';

export const PASSWORD = 'ackee-Harbour 82 quiet';
const STEP_MS = 30_000;

let hash: Promise<string> | undefined;

/** Somebody with a password, logged in by it from a network address. */
export async function someoneWithPassword(test: TestApp, userType: UserType = 'User', address?: string) {
  hash ??= hashPassword(PASSWORD);
  const person = await someone(test.services, { userType });
  await test.db
    .updateTable('accounts')
    .set({ password_hash: await hash })
    .where('id', '=', person.id)
    .execute();
  const browser = caller(test.app, address);
  await logIn(browser, person.email);
  return { ...person, browser };
}

export const logIn = (browser: Caller, email: string, password = PASSWORD) =>
  browser.reply('POST /api/accounts/login', { body: { email, password } });

/** What an app shows that was given the secret: now, or so many steps later. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * STEP_MS });

/** The same with an authenticator app, no code of which is spent. */
export async function someoneWithApp(test: TestApp, userType: UserType = 'User') {
  const person = await someoneWithPassword(test, userType);
  const { browser } = person;
  const { secret } = await browser.call('POST /api/second-factor/app/begin', {
    body: { currentPassword: PASSWORD },
  });
  const confirmed = await browser.call('POST /api/second-factor/app/confirm', {
    body: { code: codeOf(secret) },
  });
  const recoveryCodes = confirmed.recoveryCodes ?? [];
  await unspend(test, person.id);
  return { ...person, secret, recoveryCodes };
}

/** As if the codes of these minutes had not been used yet. */
export const unspend = ({ db }: TestApp, accountId: IdOf<'accounts'>) =>
  db.updateTable('totp_factors').set({ last_step: 1 }).where('account_id', '=', accountId).execute();

/** As if the second factor had been given a while ago. */
export const shownMinutesAgo = ({ db }: TestApp, accountId: IdOf<'accounts'>, minutes: number) =>
  db
    .updateTable('sessions')
    .set({ second_factor_at: new Date(Date.now() - minutes * MINUTE_MS) })
    .where('account_id', '=', accountId)
    .execute();
