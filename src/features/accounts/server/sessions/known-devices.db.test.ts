import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { fifteenMinutesLater, loggedIn, newestToken, PASSWORD } from '../accounts.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const login = (email: string, password = PASSWORD, browser = caller(test.app)) =>
  browser.reply('POST /api/accounts/login', { body: { email, password } });
const idOf = async (email: string) =>
  (await test.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

describe('a browser in which somebody has logged in before', () => {
  const OWNER = '198.51.100.1';
  const guess = (email: string, time: number, browser = caller(test.app, '203.0.113.66')) =>
    login(email, `guess-number-${time}`, browser);
  const lockOut = async (email: string) => {
    for (let time = 0; time < 5; time++) expect((await guess(email, time)).status).toBe(401);
    expect((await guess(email, 5)).status).toBe(429);
  };
  /** As `loggedIn`, at home and logged out again. */
  const knownBrowser = async (email: string) => {
    await loggedIn(test, email);
    const browser = caller(test.app, OWNER);
    expect((await login(email, PASSWORD, browser)).status).toBe(200);
    await browser.call('POST /api/accounts/logout');
    expect([...browser.cookies.keys()].filter((name) => name !== 'pimento_visit')).toEqual([
      'pimento_device',
    ]);
    return browser;
  };

  it('lets its owner in, however much others guess, even from the same address', async () => {
    const browser = await knownBrowser('owner@example.com');
    const neighbour = caller(test.app, OWNER);
    for (let time = 0; time < 30; time++) await guess(`spray${time}@example.com`, time, neighbour);
    await lockOut('owner@example.com');
    expect((await login('owner@example.com', PASSWORD, browser)).status).toBe(200);
    // Which gives the others no new guesses.
    expect((await guess('owner@example.com', 6)).status).toBe(429);
    expect((await login('owner@example.com', PASSWORD, caller(test.app, '198.51.100.9'))).status).toBe(429);
  });

  it('has five failures of its own', async () => {
    const browser = await knownBrowser('clumsy@example.com');
    for (let time = 0; time < 5; time++)
      expect((await guess('clumsy@example.com', time, browser)).status).toBe(401);
    expect((await login('clumsy@example.com', PASSWORD, browser)).status).toBe(429);
    expect((await login('clumsy@example.com')).status).toBe(200);
    await fifteenMinutesLater(test.db);
    expect((await login('clumsy@example.com', PASSWORD, browser)).status).toBe(200);
  });

  it('is known at the accounts that were logged in in it, and at no other', async () => {
    const browser = await knownBrowser('first-of-two@example.com');
    await loggedIn(test, 'second-of-two@example.com');
    await lockOut('second-of-two@example.com');
    const refused = await login('second-of-two@example.com', PASSWORD, browser);
    expect(refused.status).toBe(429);
    await lockOut('nobody-here@example.com');
    const unknown = await login('nobody-here@example.com', PASSWORD, browser);
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 429, body: refused.body });
    await fifteenMinutesLater(test.db);
    expect((await login('second-of-two@example.com', PASSWORD, browser)).status).toBe(200);
    for (const email of ['first-of-two@example.com', 'second-of-two@example.com']) {
      await lockOut(email);
      expect((await login(email, PASSWORD, browser)).status).toBe(200);
    }
  });

  it('keeps a mark that is ours, and only its hash is stored', async () => {
    await loggedIn(test, 'planted@example.com');
    const browser = caller(test.app, OWNER);
    browser.cookies.set('pimento_device', 'planted-by-somebody');
    const reply = await login('planted@example.com', PASSWORD, browser);
    const mark = browser.cookies.get('pimento_device') ?? '';
    expect(mark).toHaveLength(43);
    expect(String(reply.headers['set-cookie'])).toMatch(
      /pimento_device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const stored = await test.db
      .selectFrom('known_devices')
      .select('token_hash')
      .where('account_id', '=', await idOf('planted@example.com'))
      .execute();
    expect(stored.map(({ token_hash }) => token_hash)).toContain(hashToken(mark));
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(mark);
    await login('planted@example.com', PASSWORD, browser);
    expect(browser.cookies.get('pimento_device')).toBe(mark);
  });

  it('is a stranger again after a new password, but for the one in which it was set by mail', async () => {
    const browser = await knownBrowser('renewed@example.com');
    await browser.call('POST /api/accounts/requestChangePasswordLink', {
      body: { email: 'renewed@example.com' },
    });
    const renewed = 'ackee-Harbour 82 quiet';
    const phone = caller(test.app, OWNER);
    const set = await phone.reply('POST /api/accounts/changePassword', {
      body: {
        user: { password: renewed, confirm: renewed, email: 'renewed@example.com' },
        hash: await newestToken(test.db, 'renewed@example.com'),
      },
    });
    expect(set.status).toBe(200);
    await lockOut('renewed@example.com');
    expect((await login('renewed@example.com', renewed, browser)).status).toBe(429);
    expect((await login('renewed@example.com', renewed, phone)).status).toBe(200);
  });

  it('is not locked out of giving the password once more', async () => {
    const browser = await loggedIn(test, 'inside@example.com');
    await lockOut('inside@example.com');
    const confirm = (currentPassword: string) =>
      browser.reply('POST /api/accounts/confirmPassword', { body: { currentPassword } });
    expect((await confirm(PASSWORD)).status).toBe(200);
    for (let time = 0; time < 5; time++) expect((await confirm(`guess-${time}`)).status).toBe(422);
    expect((await confirm(PASSWORD)).status).toBe(429);
  });
});
