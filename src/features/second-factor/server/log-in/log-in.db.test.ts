import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import {
  codeOf,
  logIn,
  PASSWORD,
  someoneWithApp,
  someoneWithPassword,
  unspend,
} from '../second-factor.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const CODE = '/api/second-factor/log-in/code';
const WAYS = '/api/second-factor/log-in';
const WRONG = { status: 422, body: { code: 'second_factor.wrong' } };
const START_AGAIN = { status: 401, body: { code: 'second_factor.start_again' } };
const isIn = async (browser: ReturnType<typeof caller>) =>
  (await browser.reply('GET /api/accounts/profile/')).status === 200;

/** A new browser, in which the right password was given. */
const halfIn = async (email: string, address?: string) => {
  const browser = caller(test.app, address);
  expect(await logIn(browser, email)).toMatchObject({ status: 200, body: { next: 'secondFactor' } });
  return browser;
};

describe('logging in with a second factor', () => {
  it('needs both: the password alone opens nothing', async () => {
    const { email, secret } = await someoneWithApp(test);
    const browser = await halfIn(email);
    expect([...browser.cookies.keys()].toSorted()).toEqual(['pimento_half', 'pimento_visit']);
    expect(await isIn(browser)).toBe(false);
    expect((await browser.get(WAYS)).body).toEqual({ ways: ['app', 'recovery'] });
    expect(await browser.post(CODE, { code: '000000' })).toMatchObject(WRONG);
    expect(await browser.post(CODE, { code: codeOf(secret) })).toMatchObject({
      status: 200,
      body: { email },
    });
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookies.has('pimento_half')).toBe(false);
  });

  it('records in the audit log whose code was guessed, and nothing more to who guesses', async () => {
    const { email, id } = await someoneWithApp(test);
    const browser = await halfIn(email);
    const { body } = await browser.post(CODE, { code: '000000' });
    expect(JSON.stringify(body)).not.toContain(id);
    await test.securityEvents.flush({ isEnd: true });
    const answered = await test.db
      .selectFrom('security_events')
      .select(['kind', 'refusals'])
      .where('account_id', '=', id)
      .execute();
    expect(answered).toEqual([{ kind: 'code', refusals: 1 }]);
  });

  it('the code alone opens nothing either', async () => {
    const { email, secret } = await someoneWithApp(test);
    const browser = caller(test.app);
    expect((await logIn(browser, email, 'not this one')).status).toBe(401);
    expect(await browser.get(WAYS)).toMatchObject(START_AGAIN);
    expect(await browser.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
  });

  it('takes a recovery code, once', async () => {
    const { email, recoveryCodes } = await someoneWithApp(test);
    const [code = ''] = recoveryCodes;
    const browser = await halfIn(email);
    expect((await browser.post(CODE, { code })).status).toBe(200);
    const message = 'This recovery code is not right, or was used already. Use another one.';
    const spent = { code: 'second_factor.wrong', message, fields: { code: message } };
    expect(await (await halfIn(email)).post(CODE, { code })).toMatchObject({ status: 422, body: spent });
    const { body } = await (await halfIn(email)).post(CODE, { code: '000000' });
    expect(body).toMatchObject({ message: 'That did not work. Wait for the next code, or use another way.' });
  });

  it('lets in one of two that give the same code at once', async () => {
    const { email, secret } = await someoneWithApp(test);
    const browsers = await Promise.all([1, 2, 3, 4].map(() => halfIn(email)));
    const code = codeOf(secret);
    const all = await Promise.all(browsers.map((browser) => browser.post(CODE, { code })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('is begun for five tries', async () => {
    const { email, secret } = await someoneWithApp(test);
    const browser = await halfIn(email);
    for (let time = 0; time < 5; time++) {
      await test.db.deleteFrom('throttles').execute();
      expect(await browser.post(CODE, { code: '000000' })).toMatchObject(WRONG);
    }
    expect(await browser.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
  });

  it('is begun for five minutes', async () => {
    const { id, email, secret } = await someoneWithApp(test);
    const browser = await halfIn(email);
    await test.db
      .updateTable('half_logins')
      .set({ expires_at: new Date() })
      .where('account_id', '=', id)
      .execute();
    expect(await browser.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
  });

  it('leaves nothing behind that opens the account again', async () => {
    const { email, id, secret } = await someoneWithApp(test);
    const browser = await halfIn(email);
    const half = browser.cookies.get('pimento_half') ?? '';
    await browser.post(CODE, { code: codeOf(secret) });
    await unspend(test, id);
    const thief = caller(test.app);
    thief.cookies.set('pimento_half', half);
    expect(await thief.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
  });

  it('whose answer was lost is begun again: the same call twice opens one session', async () => {
    const { email, id, secret } = await someoneWithApp(test);
    const browser = await halfIn(email);
    const cookies = new Map(browser.cookies);
    const once = { key: 'finish-once' };
    const code = codeOf(secret);
    expect((await browser.post(CODE, { code }, once)).status).toBe(200);
    const again = caller(test.app);
    for (const [name, value] of cookies) again.cookies.set(name, value);
    expect(await again.post(CODE, { code }, once)).toMatchObject(START_AGAIN);
    const sessions = await test.db.selectFrom('sessions').select('id').where('account_id', '=', id).execute();
    expect(sessions).toHaveLength(2);
  });

  it('ends with a new password, and with the account', async () => {
    const { email, id, secret, browser } = await someoneWithApp(test);
    const begun = await halfIn(email);
    await browser.call('POST /api/accounts/updatePassword', {
      body: {
        user: { password: 'guango-Tamarind 31 hill', confirm: 'guango-Tamarind 31 hill' },
        currentPassword: PASSWORD,
      },
    });
    expect(await begun.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
    const another = caller(test.app);
    await logIn(another, email, 'guango-Tamarind 31 hill');
    await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', id).execute();
    expect(await another.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
    expect(await isIn(another)).toBe(false);
  });

  it('after five wrong codes waits, in other browsers too, but not in one that the owner knows', async () => {
    const { email, id, secret } = await someoneWithApp(test);
    const home = await halfIn(email);
    await home.post(CODE, { code: codeOf(secret) });
    await home.call('POST /api/accounts/logout');
    await unspend(test, id);
    const thief = await halfIn(email, '203.0.113.7');
    for (let time = 0; time < 5; time++) await thief.post(CODE, { code: '000000' });
    const other = await halfIn(email, '203.0.113.8');
    expect(await other.post(CODE, { code: codeOf(secret) })).toMatchObject({ status: 429 });
    expect(await logIn(home, email)).toMatchObject({ body: { next: 'secondFactor' } });
    expect(await home.post(CODE, { code: codeOf(secret) })).toMatchObject({ status: 200 });
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('address')
      .where('account_id', '=', id)
      .where('action', '=', 'second_factor.fail')
      .execute();
    expect(audit.map(({ address }) => address)).toEqual(Array(5).fill('203.0.113.7'));
  });
});

describe('an account that strangers have locked', () => {
  const lock = async (email: string) => {
    const stranger = caller(test.app, '203.0.113.66');
    for (let time = 0; time < 5; time++) await logIn(stranger, email, `guess ${time}`);
  };
  /** What a browser is answered: everything but the time and the cookie's own value. */
  const answered = async (email: string, password: string, code: string, address: string) => {
    const browser = caller(test.app, address);
    const first = await logIn(browser, email, password);
    const ways = await browser.get(WAYS);
    const second = await browser.post(CODE, { code });
    const names = (headers: Record<string, unknown>) => Object.keys(headers).toSorted();
    return {
      status: [first.status, ways.status, second.status],
      bodies: [first.body, ways.body, second.body],
      headers: [names(first.headers), names(second.headers)],
      cookies: [...browser.cookies.keys()].toSorted(),
      isIn: await isIn(browser),
    };
  };

  it('lets in its owner, who has the right password and the right second factor', async () => {
    const { email, secret, recoveryCodes } = await someoneWithApp(test);
    await lock(email);
    const entered = await answered(email, PASSWORD, codeOf(secret), '198.51.100.1');
    expect(entered).toMatchObject({ status: [429, 200, 200], isIn: true });
    const byPaper = await answered(email, PASSWORD, recoveryCodes[0] ?? '', '198.51.100.2');
    expect(byPaper).toMatchObject({ status: [429, 200, 200], isIn: true });
    // Which gives the others no new guesses.
    expect((await logIn(caller(test.app, '203.0.113.67'), email, 'guess 6')).status).toBe(429);
  });

  it('answers nobody whether the password was right unless the second factor is right too', async () => {
    const owner = await someoneWithApp(test);
    const plain = await someoneWithPassword(test);
    const nobody = 'nobody-at-all@example.com';
    for (const email of [owner.email, plain.email, nobody]) await lock(email);
    const rightPassword = await answered(owner.email, PASSWORD, '000000', '198.51.100.11');
    expect(rightPassword).toMatchObject({ status: [429, 200, 422], isIn: false });
    const others = [
      await answered(owner.email, 'not this one', codeOf(owner.secret), '198.51.100.12'),
      await answered(plain.email, PASSWORD, '000000', '198.51.100.14'),
    ];
    for (const other of others) expect(other).toEqual(rightPassword);
    // The words go by the shape of what was typed, which whoever typed it knows.
    const byPaper = await answered(owner.email, PASSWORD, '7K2MQ-9XW4T', '198.51.100.16');
    expect(byPaper).toMatchObject({ status: [429, 200, 422], isIn: false });
    const othersByPaper = [
      await answered(owner.email, 'not this one', owner.recoveryCodes[0] ?? '', '198.51.100.13'),
      await answered(nobody, PASSWORD, '7K2MQ-9XW4T', '198.51.100.15'),
    ];
    for (const other of othersByPaper) expect(other).toEqual(byPaper);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'second_factor.fail')
      .where('account_id', 'in', [owner.id, plain.id])
      .execute();
    expect(audit).toEqual([]);
  });

  it('nor by when tries run out: the right password with too many wrong codes is refused like a wrong one', async () => {
    const { email, secret } = await someoneWithApp(test);
    await lock(email);
    for (let time = 0; time < 5; time++) await answered(email, PASSWORD, '000000', `198.51.100.${20 + time}`);
    const right = await answered(email, PASSWORD, codeOf(secret), '198.51.100.30');
    const wrong = await answered(email, 'not this one', codeOf(secret), '198.51.100.31');
    expect(right).toMatchObject({ status: [429, 200, 422], isIn: false });
    expect(wrong).toEqual(right);
  });

  it('takes thirty such log-ins from an address, whatever they are', async () => {
    const { email, secret } = await someoneWithApp(test);
    await lock(email);
    const browser = caller(test.app, '198.51.100.40');
    for (let time = 0; time < 30; time++) await logIn(browser, email, `guess ${time}`);
    const late = caller(test.app, '198.51.100.40');
    expect((await logIn(late, email)).status).toBe(429);
    expect(late.cookies.has('pimento_half')).toBe(false);
    expect(await late.post(CODE, { code: codeOf(secret) })).toMatchObject(START_AGAIN);
    const elsewhere = await answered(email, PASSWORD, codeOf(secret), '198.51.100.41');
    expect(elsewhere.isIn).toBe(true);
  });
});
