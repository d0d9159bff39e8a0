import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/calendar.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { fifteenMinutesLater, loggedIn, PASSWORD } from '../accounts.test-support.ts';
import { endSessions } from './end-sessions.ts';
import { writeUses } from './session-uses.ts';

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
const sessionsOf = async (email: string) =>
  test.db
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', await idOf(email))
    .execute();

describe('logging in', () => {
  it('answers the session record and keeps only a hash of the token', async () => {
    await loggedIn(test, 'ann@example.com');
    const browser = caller(test.app);
    const reply = await login(' Ann@Example.com', PASSWORD, browser);
    expect(reply).toMatchObject({
      status: 200,
      body: {
        id: await idOf('ann@example.com'),
        userType: 'User',
        status: 'UserQuiz',
        infoStatus: 'FirstModel',
        fullName: 'Marcia Brown',
        email: 'ann@example.com',
        image: null,
      },
    });
    expect(JSON.parse(browser.cookies.get('session') ?? '')).toEqual(reply.body);
    const token = browser.cookies.get('pimento_session') ?? '';
    expect(token).toHaveLength(43);
    expect((await sessionsOf('ann@example.com')).map(({ token_hash }) => token_hash)).not.toContain(token);
    const account = await test.db
      .selectFrom('accounts')
      .select('last_login_at')
      .where('email', '=', 'ann@example.com')
      .executeTakeFirst();
    expect(account?.last_login_at?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    const audit = await test.db
      .selectFrom('audit_entries')
      .select(['actor_id', 'account_id', 'address'])
      .where('action', '=', 'account.log_in')
      .where('subject_id', '=', await idOf('ann@example.com'))
      .execute();
    const id = await idOf('ann@example.com');
    expect(audit).toEqual(Array(2).fill({ actor_id: id, account_id: id, address: '127.0.0.1' }));
  });

  it('starts a new session and ends the one presented', async () => {
    const browser = await loggedIn(test, 'rotate@example.com');
    const before = browser.cookies.get('pimento_session') ?? '';
    await login('rotate@example.com', PASSWORD, browser);
    expect(browser.cookies.get('pimento_session')).not.toBe(before);
    expect(await sessionsOf('rotate@example.com')).toHaveLength(1);
    const old = caller(test.app);
    old.cookies.set('pimento_session', before);
    expect((await old.refused('GET /api/accounts/profile/')).status).toBe(401);
  });

  it('answers an unknown address as a wrong password', async () => {
    await loggedIn(test, 'known@example.com');
    const wrong = await login('known@example.com', 'wrong-password-1');
    const unknown = await login('unknown@example.com', 'wrong-password-1');
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it.each(['Suspended', 'Cancelled'] as const)(
    'refuses a %s account once the password was right',
    async (status) => {
      const email = `${status.toLowerCase()}@example.com`;
      await loggedIn(test, email);
      await test.db.updateTable('accounts').set({ status }).where('email', '=', email).execute();
      expect(await login(email)).toMatchObject({ status: 403, body: { code: 'account.closed' } });
      expect(await login(email, 'wrong-password-1')).toMatchObject({
        status: 401,
        body: { code: 'account.wrong_login' },
      });
    },
  );

  it('names what is missing beside the fields', async () => {
    expect(await login('', '')).toMatchObject({
      status: 422,
      body: { fields: { email: 'Email is Required', password: 'Password is Required' } },
    });
  });
});

describe('guessing', () => {
  it('is over after five failures at one account, known or not, and heals in fifteen minutes', async () => {
    await loggedIn(test, 'guessed@example.com');
    for (const email of ['guessed@example.com', 'unknown-too@example.com']) {
      for (let time = 0; time < 5; time++)
        expect((await login(email, `guess-number-${time}`)).status).toBe(401);
      const refused = await login(email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    }
    await fifteenMinutesLater(test.db);
    expect((await login('guessed@example.com')).status).toBe(200);
  });

  it('counts failures only, and forgives them at the next login', async () => {
    await loggedIn(test, 'forgiven@example.com');
    for (let round = 0; round < 3; round++) {
      for (let time = 0; time < 4; time++) await login('forgiven@example.com', `guess-number-${time}`);
      expect((await login('forgiven@example.com')).status).toBe(200);
    }
  });

  it('is told wrong five times at most when many guesses arrive together', async () => {
    await loggedIn(test, 'burst@example.com');
    const replies = await Promise.all(
      Array.from({ length: 25 }, (_, index) => login('burst@example.com', `guess-number-${index}`)),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is over for the right guess too that arrives behind many wrong ones', async () => {
    await loggedIn(test, 'late@example.com');
    const wrong = Array.from({ length: 12 }, () => login('late@example.com', 'not this one'));
    // Once the first is answered all are in the line for the hash; sent with them, this one might stand before them.
    await Promise.race(wrong);
    const right = login('late@example.com');
    await Promise.all(wrong);
    expect((await right).status).toBe(429);
  });

  it('is over after thirty failures from one address, whatever the accounts', async () => {
    await loggedIn(test, 'bystander@example.com');
    for (let time = 0; time < 30; time++) await login(`spray${time}@example.com`, 'summer-2026-x');
    expect((await login('bystander@example.com')).status).toBe(429);
  });
});

describe('a session', () => {
  const profile = '/api/accounts/profile/';

  it('reads its own profile', async () => {
    const browser = await loggedIn(test, 'profile@example.com');
    expect(await browser.get(profile)).toMatchObject({
      status: 200,
      body: {
        email: 'profile@example.com',
        fullName: 'Marcia Brown',
        points: 0,
        country: 'Jamaica',
        promoCode: null,
      },
    });
  });

  it('ends at logout, which may be asked for twice', async () => {
    const browser = await loggedIn(test, 'leaves@example.com');
    const token = browser.cookies.get('pimento_session') ?? '';
    await browser.call('POST /api/accounts/logout');
    expect(browser.cookies.has('session')).toBe(false);
    await browser.call('POST /api/accounts/logout');
    browser.cookies.set('pimento_session', token);
    expect((await browser.get(profile)).status).toBe(401);
  });

  it.each([
    ['after thirty days', { expires_at: new Date(Date.now() - 1_000) }, 'User'],
    ['after seven idle days', { last_seen_at: new Date(Date.now() - 7 * DAY_MS) }, 'User'],
    ['after twelve idle hours of staff', { last_seen_at: new Date(Date.now() - 12 * HOUR_MS) }, 'Moderator'],
  ] as const)('ends %s', async (name, change, userType) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const browser = await loggedIn(test, email);
    await test.db.updateTable('accounts').set({ user_type: userType }).where('email', '=', email).execute();
    expect((await browser.get(profile)).status).toBe(200);
    await test.db
      .updateTable('sessions')
      .set(change)
      .where('account_id', '=', await idOf(email))
      .execute();
    expect((await browser.get(profile)).status).toBe(401);
  });

  it('ends with its account, on the very next call', async () => {
    const browser = await loggedIn(test, 'stopped@example.com');
    await test.db
      .updateTable('accounts')
      .set({ status: 'Suspended' })
      .where('email', '=', 'stopped@example.com')
      .execute();
    expect((await browser.get(profile)).status).toBe(401);
  });

  it('ends with all others when somebody ends them', async () => {
    const browser = await loggedIn(test, 'ended@example.com');
    await login('ended@example.com');
    const id = await idOf('ended@example.com');
    await workAs(test.services, null).transaction((work) => endSessions(work, id));
    expect(await sessionsOf('ended@example.com')).toHaveLength(0);
    expect((await browser.get(profile)).status).toBe(401);
  });

  it('is noted as in use once a minute at most', async () => {
    const browser = await loggedIn(test, 'busy@example.com');
    const seen = async () => (await sessionsOf('busy@example.com'))[0]?.last_seen_at.getTime() ?? 0;
    const first = await seen();
    await browser.get(profile);
    await writeUses(test.services);
    expect(await seen()).toBe(first);
    await test.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(first - 61_000) })
      .where('account_id', '=', await idOf('busy@example.com'))
      .execute();
    await browser.get(profile);
    await writeUses(test.services);
    expect(await seen()).toBeGreaterThanOrEqual(first);
  });
});
