// What the tests of channels share: people who ask for a code, read it where it waits, and choose.
import { expect } from 'vitest';
import type { TextWords } from '#platform/server/text-messages/text-messages.ts';
import { loggedIn, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { openTextProviders } from '#tests/support/text-providers.ts';

export const CODE = '/api/channels/code';
export const CONFIRM = '/api/channels/confirm';
export const WITHDRAW = '/api/channels/withdraw';
export const WRONG = { status: 422, body: { code: 'channel.code_wrong' } };

/** A server with both channels, which sends nothing: the tests read the codes where they wait. */
export async function openWithChannels() {
  const providers = await openTextProviders();
  const test = await openTestApp(providers.settings);
  await test.services.jobs.stop();
  const close = async () => {
    await test.close();
    await providers.close();
  };
  return { test, close };
}

let numbers = 0;
export const newNumber = () => {
  numbers += 1;
  return `876-555-${String(numbers).padStart(4, '0')}`;
};

export async function visit(test: TestApp): Promise<{ person: Someone; browser: Caller }> {
  const person = await someone(test.services);
  return { person, browser: await loggedIn(test, person) };
}

export async function codeOf({ db }: TestApp, { id }: Someone): Promise<string> {
  const row = await db
    .selectFrom('text_messages')
    .select('words')
    .where('account_id', '=', id)
    .where('kind', '=', 'number_code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (row.words as TextWords | null)?.values[0] ?? '';
}

export const confirm = (browser: Caller, code: string) =>
  browser.post(CONFIRM, { code, consent: true, consentVersion: 1 });

/** Somebody who has chosen to be written to. */
export async function chosen(test: TestApp) {
  const { person, browser } = await visit(test);
  await browser.post(CODE, { channel: 'WhatsApp', phone: newNumber() });
  expect((await confirm(browser, await codeOf(test, person))).status).toBe(200);
  return { person, browser };
}

export const consentsOf = ({ db }: TestApp, { id }: Someone) =>
  db
    .selectFrom('text_consents')
    .select(['id', 'channel', 'text_version', 'withdrawn_at'])
    .where('account_id', '=', id)
    .orderBy('given_at')
    .execute();
export const addressOf = ({ db }: TestApp, { id }: Someone) =>
  db
    .selectFrom('text_addresses')
    .select(['channel', 'number'])
    .where('account_id', '=', id)
    .executeTakeFirst();
