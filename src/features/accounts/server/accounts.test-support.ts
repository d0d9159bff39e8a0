// For the tests of accounts: somebody who signs up, and the mails they get.
import type { Db } from '#platform/server/database/database.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';

export const PASSWORD = 'mango-Sorrel 47 breeze';

export const person = (email: string, more: object = {}) => ({
  firstName: 'Marcia',
  lastName: 'Brown',
  email,
  promoCode: '',
  phone: '8765550123',
  password: PASSWORD,
  ...more,
});

/** The mails to an address, the oldest first. */
export const mailsTo = (db: Db, email: string) =>
  db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

/** The token of the link in the newest mail to an address. */
export async function newestToken(db: Db, email: string): Promise<string> {
  const link = (await mailsTo(db, email)).at(-1)?.body_text.match(/https?:\S+/)?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

/** A person with a confirmed address, logged in as their own browser. */
export async function loggedIn({ app, db }: TestApp, email: string) {
  await caller(app).call('POST /api/accounts/register', { body: person(email) });
  await caller(app).reply('POST /api/accounts/verifyEmail', {
    body: { token: await newestToken(db, email) },
  });
  const browser = caller(app);
  await browser.call('POST /api/accounts/login', { body: { email, password: PASSWORD } });
  return browser;
}

/** Lets the counts of tries grow old, as fifteen minutes would. */
export const fifteenMinutesLater = (db: Db) =>
  db
    .updateTable('throttles')
    .set({ since: new Date(Date.now() - 15 * MINUTE_MS) })
    .execute();
