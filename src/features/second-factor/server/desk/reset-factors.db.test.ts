import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  codeOf,
  logIn,
  shownMinutesAgo,
  someoneWithApp,
  someoneWithPassword,
} from '../second-factor.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const reset = (id: string) => `/api/second-factor/reset/${id}`;
const because = { reason: 'Lost the phone; seen in the office with the ID card' };
const anAdmin = async () => loggedIn(test, await someone(test.services, { userType: 'Admin' }));

describe('resetting the second factors of somebody', () => {
  it('takes all of them, logs them out, and is announced by mail and in the audit log with the reason', async () => {
    const { id, email, browser, secret } = await someoneWithApp(test, 'Partner');
    const half = caller(test.app);
    await logIn(half, email);
    const desk = await anAdmin();
    const seen = await desk.call('GET /api/second-factor/of/:id', { params: { id } });
    expect(seen).toMatchObject({ hasApp: true, passkeys: 0, recoveryCodesLeft: 10 });
    expect((await desk.post(reset(id), because)).status).toBe(200);
    expect((await browser.refused('GET /api/accounts/profile/')).status).toBe(401);
    expect(
      (await half.refused('POST /api/second-factor/log-in/code', { body: { code: codeOf(secret) } })).status,
    ).toBe(401);
    expect(await logIn(caller(test.app), email)).toMatchObject({ status: 200, body: { email } });
    for (const table of ['totp_factors', 'passkeys', 'recovery_codes'] as const) {
      const left = await test.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', id)
        .execute();
      expect(left, table).toEqual([]);
    }
    const mails = await test.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('Your second step was reset · Pimento');
    const entry = await test.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'second_factor.reset')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ before: { hasApp: true, passkeys: 0, recoveryCodesLeft: 10 }, after: because });
  });

  it('asks for a reason, and for something to reset', async () => {
    const desk = await anAdmin();
    const { id } = await someoneWithApp(test);
    expect(await desk.post(reset(id), { reason: '  ' })).toMatchObject({
      status: 422,
      body: { code: 'account.reason_needed' },
    });
    const plain = await someoneWithPassword(test);
    expect(await desk.post(reset(plain.id), because)).toMatchObject({
      status: 409,
      body: { code: 'second_factor.none_to_reset' },
    });
    expect((await desk.post(reset(newId()), because)).status).toBe(404);
  });

  it('is for admins, who show their own again, and for nobody on themselves', async () => {
    const { id } = await someoneWithApp(test);
    const officer = await loggedIn(test, await moderator(test.services));
    expect((await officer.post(reset(id), because)).status).toBe(403);
    const althea = await someoneWithApp(test, 'Admin');
    expect(await althea.browser.post(reset(althea.id), because)).toMatchObject({
      status: 403,
      body: { code: 'account.own' },
    });
    await shownMinutesAgo(test, althea.id, 10);
    expect(await althea.browser.post(reset(id), because)).toMatchObject({
      status: 403,
      body: { code: 'session.second_factor_again' },
    });
  });

  it('by two admins at once happens once', async () => {
    const { id, email } = await someoneWithApp(test);
    const desks = await Promise.all([anAdmin(), anAdmin(), anAdmin()]);
    const all = await Promise.all(desks.map((desk) => desk.post(reset(id), because)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const mails = await test.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', 'like', '%reset%')
      .execute();
    expect(mails).toHaveLength(1);
  });
});
