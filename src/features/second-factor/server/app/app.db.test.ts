import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import type { AppOffer } from '../../contract.ts';
import {
  codeOf,
  PASSWORD,
  shownMinutesAgo,
  someoneWithApp,
  someoneWithPassword,
  unspend,
} from '../second-factor.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const BEGIN = '/api/second-factor/app/begin';
const CONFIRM = '/api/second-factor/app/confirm';
const SHOW = '/api/second-factor/confirm';
const withPassword = { currentPassword: PASSWORD };
const WRONG = { status: 422, body: { code: 'second_factor.wrong' } };

const mailsTo = async (email: string) =>
  (
    await test.db.selectFrom('mails').select('subject').where('recipient', '=', email).orderBy('id').execute()
  ).map(({ subject }) => subject.split(' · ')[0]);
const auditOf = async (id: IdOf<'accounts'>) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('account_id', '=', id)
      .where('action', 'like', 'second_factor.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('setting up an authenticator app', () => {
  it('asks for the password', async () => {
    const { browser } = await someoneWithPassword(test);
    expect(await browser.post(BEGIN, { currentPassword: 'not this one' })).toMatchObject({
      status: 422,
      body: { code: 'account.wrong_password' },
    });
    expect(await browser.post(CONFIRM, { code: '123456' })).toMatchObject({
      status: 409,
      body: { code: 'second_factor.not_begun' },
    });
  });

  it('shows the secret once to its owner, and keeps it sealed', async () => {
    const { browser, id, email } = await someoneWithPassword(test);
    const { body } = await browser.post(BEGIN, withPassword);
    const offer = body as AppOffer;
    expect(offer.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(offer.address)).toContain(`${email}?`);
    expect(offer.picture.side).toBeGreaterThan(40);
    expect(offer.picture.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    const kept = await test.db
      .selectFrom('totp_factors')
      .select('secret')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.secret).not.toContain(offer.secret);
    expect(Buffer.from(kept.secret, 'base64url')).toHaveLength(12 + 16 + 20);
  });

  it('counts with the first code; gives ten recovery codes, ends the other sessions and notifies the owner', async () => {
    const person = await someoneWithPassword(test);
    const { browser, id, email } = person;
    const elsewhere = await loggedIn(test, person);
    const { secret } = (await browser.post(BEGIN, withPassword)).body as AppOffer;
    expect(await browser.post(CONFIRM, { code: codeOf(secret, 5) })).toMatchObject(WRONG);
    expect(await browser.call('GET /api/second-factor')).toMatchObject({ appSince: null });
    const confirmed = await browser.post(CONFIRM, { code: codeOf(secret) });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/);
    expect(await browser.call('GET /api/second-factor')).toEqual({
      isRequired: false,
      appSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    expect((await elsewhere.refused('GET /api/second-factor')).status).toBe(401);
    expect(await mailsTo(email)).toEqual(['An authenticator app was added']);
    expect(await auditOf(id)).toEqual(['second_factor.add_app']);
    expect(await browser.post(BEGIN, withPassword)).toMatchObject({
      status: 409,
      body: { code: 'second_factor.app_set_up' },
    });
  });

  it('gives a retry whose answer was lost no codes, and makes no others', async () => {
    const { browser, id } = await someoneWithPassword(test);
    const begun = { key: 'begin-once' };
    const first = await browser.post(BEGIN, withPassword, begun);
    expect((await browser.post(BEGIN, withPassword, begun)).body).toEqual(first.body);
    const code = codeOf((first.body as AppOffer).secret);
    const lost = { key: 'confirm-once' };
    expect((await browser.post(CONFIRM, { code }, lost)).status).toBe(200);
    const hashes = () =>
      test.db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', id).execute();
    const kept = await hashes();
    expect(await browser.post(CONFIRM, { code }, lost)).toMatchObject({
      status: 200,
      body: { recoveryCodes: null },
    });
    expect(await hashes()).toEqual(kept);
    expect(await auditOf(id)).toEqual(['second_factor.add_app']);
  });

  it('leaves no session without it: one that was opened beside it speaks for nobody', async () => {
    const person = await someoneWithApp(test);
    const beside = await loggedIn(test, person);
    expect((await beside.refused('GET /api/accounts/profile/')).status).toBe(401);
    await person.browser.call('GET /api/accounts/profile/');
  });
});

describe('a code', () => {
  it('counts once: the one that set the app up is spent', async () => {
    const { browser } = await someoneWithPassword(test);
    const { secret } = (await browser.post(BEGIN, withPassword)).body as AppOffer;
    const code = codeOf(secret);
    await browser.post(CONFIRM, { code });
    expect(await browser.post(SHOW, { code })).toMatchObject(WRONG);
    expect((await browser.post(SHOW, { code: codeOf(secret, 1) })).status).toBe(200);
    expect(await browser.post(SHOW, { code: codeOf(secret, 1) })).toMatchObject(WRONG);
  });

  it('given many times at once opens one', async () => {
    const { browser, secret } = await someoneWithApp(test);
    const code = codeOf(secret);
    const all = await Promise.all(Array.from({ length: 5 }, () => browser.post(SHOW, { code })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422]);
  });

  it('is taken one step early or late, not two', async () => {
    const { browser, id, secret } = await someoneWithApp(test);
    for (const [late, status] of [
      [-2, 422],
      [-1, 200],
      [0, 200],
      [1, 200],
      [3, 422],
    ] as const)
      expect((await browser.post(SHOW, { code: codeOf(secret, late) })).status, String(late)).toBe(status);
    await unspend(test, id);
    expect((await browser.post(SHOW, { code: ` ${codeOf(secret).replace(/(...)/, '$1 ')}` })).status).toBe(
      200,
    );
  });

  it('may be guessed five times, and what is right comes too late then, however many try at once', async () => {
    const { browser, id, secret } = await someoneWithApp(test);
    const tries = Array.from({ length: 12 }, (_, time) =>
      browser.post(SHOW, { code: String(100_000 + time) }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const late = await browser.post(SHOW, { code: codeOf(secret) });
    expect(late).toMatchObject({ status: 429, body: { code: 'account.too_many_tries' } });
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    const other = await someoneWithApp(test);
    expect((await other.browser.post(SHOW, { code: codeOf(other.secret) })).status).toBe(200);
    expect(id).not.toBe(other.id);
  });

  it('of another account is wrong', async () => {
    const [one, two] = [await someoneWithApp(test), await someoneWithApp(test)];
    expect(await one.browser.post(SHOW, { code: codeOf(two.secret) })).toMatchObject(WRONG);
    expect(await one.browser.post(SHOW, { code: two.recoveryCodes[0] })).toMatchObject(WRONG);
  });
});

describe('recovery codes', () => {
  it('work once each, also when one is given twice at once, and their use is mailed', async () => {
    const { browser, id, email, recoveryCodes } = await someoneWithApp(test);
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([
      browser.post(SHOW, { code: first }),
      browser.post(SHOW, { code: first.toLowerCase() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await browser.post(SHOW, { code: second.replace('-', ' ') })).status).toBe(200);
    expect(await browser.call('GET /api/second-factor')).toMatchObject({ recoveryCodesLeft: 8 });
    expect(await mailsTo(email)).toEqual([
      'An authenticator app was added',
      'A recovery code was used',
      'A recovery code was used',
    ]);
    expect(await auditOf(id)).toContain('second_factor.use_recovery_code');
  });

  it('are hashes in the database', async () => {
    const { id, recoveryCodes } = await someoneWithApp(test);
    const kept = await test.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('account_id', '=', id)
      .execute();
    expect(kept).toHaveLength(10);
    const stored = JSON.stringify(kept);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
  });

  it('are replaced by new ones, for the password', async () => {
    const { browser, recoveryCodes } = await someoneWithApp(test);
    const RENEW = '/api/second-factor/recovery-codes';
    expect((await browser.post(RENEW, { currentPassword: 'not this one' })).status).toBe(422);
    const renewed = await browser.post(RENEW, withPassword);
    const codes = (renewed.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await browser.post(SHOW, { code: recoveryCodes[0] })).toMatchObject(WRONG);
    expect((await browser.post(SHOW, { code: codes[0] })).status).toBe(200);
    const without = await someoneWithPassword(test);
    expect((await without.browser.post(RENEW, withPassword)).status).toBe(409);
  });
});

describe('removing the app', () => {
  it('asks for the password and for the second factor once more; then nothing is left', async () => {
    const { browser, id, email, secret } = await someoneWithApp(test);
    const REMOVE = '/api/second-factor/app/remove';
    await shownMinutesAgo(test, id, 10);
    expect(await browser.post(REMOVE, withPassword)).toMatchObject({
      status: 403,
      body: { code: 'session.second_factor_again' },
    });
    await browser.post(SHOW, { code: codeOf(secret) });
    expect((await browser.post(REMOVE, { currentPassword: 'not this one' })).status).toBe(422);
    expect((await browser.post(REMOVE, withPassword)).status).toBe(200);
    expect(await browser.call('GET /api/second-factor')).toMatchObject({
      appSince: null,
      recoveryCodesLeft: 0,
    });
    expect(await mailsTo(email)).toContain('Your authenticator app was removed');
    expect(await auditOf(id)).toEqual([
      'second_factor.add_app',
      'second_factor.show',
      'second_factor.remove_app',
    ]);
    expect((await browser.post(REMOVE, withPassword)).status).toBe(404);
  });
});
