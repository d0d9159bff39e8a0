import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer } from '#platform/server/database/database.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import type { RefusedCall } from '#platform/server/http/callers/refused-calls.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { countSecurityEvents } from './count-events.ts';
import { writeEvents } from './write-events.ts';

let test: TestApp;
let person: Someone;
beforeAll(async () => {
  test = await openTestApp();
  person = await borrower(test.services, { email: 'known@example.com' });
});
afterAll(() => test.close());

/** What was counted from an address, once it is written down, whether or not a minute of the clock began meanwhile. */
const countedFrom = async (address: string) => {
  await test.securityEvents.flush({ isEnd: true });
  const counted = ['kind', 'refusal', 'route', 'account_id', 'tried'] as const;
  const rows = await test.db
    .selectFrom('security_events')
    .select(counted)
    .select(({ fn }) => fn.sum('refusals').as('refusals'))
    .where('address', '=', address)
    .groupBy(counted)
    .orderBy('kind')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ ...row, refusals: Number(row.refusals) }));
};

const logIn = (address: string, email: string, password = 'not the password') =>
  caller(test.app, address).reply('POST /api/accounts/login', { body: { email, password } });

describe('what smells of an attack is on record', () => {
  it('a failed login, at the account that was tried, or under a hash where there is none', async () => {
    const at = '203.0.113.1';
    expect((await logIn(at, 'KNOWN@example.com ', 'Secret-typed-1')).status).toBe(401);
    expect((await logIn(at, 'known@example.com', 'Secret-typed-2')).status).toBe(401);
    expect((await logIn(at, 'nobody@example.com', 'Secret-typed-3')).status).toBe(401);
    const of = { kind: 'login', refusal: 'account.wrong_login', route: 'POST /api/accounts/login' };
    expect(await countedFrom(at)).toEqual([
      { ...of, account_id: person.id, tried: null, refusals: 2 },
      { ...of, account_id: null, tried: expect.stringMatching(/^[0-9a-f]{16}$/), refusals: 1 },
    ]);
    const { rows } = await sql<{
      all: string;
    }>`select string_agg(e::text, ' ') as all from security_events e`.execute(test.db);
    expect(rows[0]?.all).not.toMatch(/Secret|nobody@|known@/i);
  });

  it('somebody logged in where they may not go, a stranger at the desk, a form token that is none', async () => {
    const at = '203.0.113.2';
    const officer = await moderator(test.services);
    const [hers, desk] = [await loggedIn(test, person, at), await loggedIn(test, officer, at)];
    expect((await hers.refused('GET /api/audit')).status).toBe(403);
    expect((await hers.refused('GET /api/audit', { query: { person: person.id } })).status).toBe(403);
    expect(
      (
        await desk.refused('POST /api/accounts/role/:id', {
          params: { id: '1' },
          body: { userType: 'Admin', reason: 'me' },
        })
      ).status,
    ).toBe(403);
    expect((await caller(test.app, at).refused('GET /api/audit')).status).toBe(401);
    const cookie = [...hers.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const forged = await test.app.inject({
      method: 'POST',
      url: '/api/accounts/logout',
      headers: { cookie, 'csrf-token': 'guessed' },
      remoteAddress: at,
    });
    expect(forged.statusCode).toBe(403);
    const counted = await countedFrom(at);
    expect(counted).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'forbidden',
          account_id: person.id,
          refusals: 2,
          route: 'GET /api/audit',
        }),
        expect.objectContaining({
          kind: 'forbidden',
          account_id: officer.id,
          route: 'POST /api/accounts/role/:id',
        }),
        expect.objectContaining({ kind: 'form_token', account_id: person.id, refusal: 'request.csrf' }),
        expect.objectContaining({ kind: 'stranger', account_id: null, refusal: 'session.needed' }),
      ]),
    );
    expect(counted).toHaveLength(4);
  });

  it('tries beyond a limit, wrong current passwords and wrong codes', async () => {
    const at = '203.0.113.3';
    const other = await someone(test.services);
    for (let tries = 0; tries < 7; tries++) await logIn(at, other.email);
    const hers = await loggedIn(test, person, at);
    await hers.refused('POST /api/accounts/confirmPassword', { body: { currentPassword: 'wrong' } });
    await caller(test.app, at).refused('POST /api/accounts/verifyEmail', { body: { token: 'a'.repeat(43) } });
    const counted = await countedFrom(at);
    expect(counted).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'login', account_id: other.id, refusals: 5 }),
        expect.objectContaining({ kind: 'throttle', account_id: other.id, refusals: 2 }),
        expect.objectContaining({ kind: 'password', account_id: person.id, refusals: 1 }),
        expect.objectContaining({ kind: 'code', account_id: null, refusals: 1 }),
      ]),
    );
  });

  it('and nothing of an ordinary day: a visitor asked to log in, a password asked for once more, a page that is not there', async () => {
    const at = '203.0.113.4';
    expect((await caller(test.app, at).refused('GET /api/accounts/profile/')).status).toBe(401);
    expect((await caller(test.app, at).get('/api/nothing')).status).toBe(404);
    const hers = await loggedIn(test, person, at);
    expect((await hers.refused('GET /api/activity', { query: { page: 0 } })).status).toBe(422);
    expect(await countedFrom(at)).toEqual([]);
  });

  it('without anybody waiting for it: a refusal is answered while nothing can be written', async () => {
    const at = '203.0.113.5';
    let writing: Promise<void> | undefined;
    await test.owner.transaction().execute(async (locked) => {
      await sql`lock table security_events in access exclusive mode`.execute(locked);
      expect((await logIn(at, 'known@example.com')).status).toBe(401);
      writing = test.securityEvents.flush({ isEnd: true });
      expect((await logIn(at, 'known@example.com')).status).toBe(401);
      const still = Symbol();
      expect(await Promise.race([writing, Promise.resolve(still)])).toBe(still);
    });
    await writing;
    const counted = await countedFrom(at);
    expect(counted.reduce((sum, { refusals }) => sum + refusals, 0)).toBe(2);
  });
});

describe('a flood', () => {
  const quiet = { warn() {}, error() {} };
  const call = (number: number, more: Partial<RefusedCall> = {}): RefusedCall => ({
    reference: `call-${number}`,
    kind: 'login',
    refusal: 'account.wrong_login',
    route: 'POST /api/accounts/login',
    address: `198.51.${Math.floor(number / 250)}.${number % 250}`,
    accountId: null,
    email: `person-${number}@flood.example`,
    ...more,
  });
  const written = async (since: Date) =>
    test.db.selectFrom('security_events').selectAll().where('created_at', '>=', since).execute();

  it('of ten thousand callers in a minute becomes some two hundred rows and lines, and none is uncounted', async () => {
    const lines: object[] = [];
    const events = countSecurityEvents(test.services, { ...quiet, warn: (fields) => lines.push(fields) });
    const minute = new Date('2026-02-03T10:00:00Z');
    for (let number = 0; number < 10_000; number++) events.count(call(number), minute);
    for (let again = 0; again < 500; again++) events.count(call(7), minute);
    expect(lines).toHaveLength(201);
    await events.flush({ isEnd: true, at: minute });
    const rows = (await written(minute)).filter(
      ({ created_at }) => created_at < new Date('2026-02-03T10:01:00Z'),
    );
    expect(rows).toHaveLength(201);
    expect(rows.reduce((sum, { refusals }) => sum + refusals, 0)).toBe(10_500);
    expect(rows.filter(({ address }) => address === null)).toMatchObject([{ refusals: 9_800, tried: null }]);
    expect(Math.max(...rows.filter(({ address }) => address !== null).map(({ refusals }) => refusals))).toBe(
      501,
    );
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  it('of one caller has a row for each call that was refused, up to twenty of them, and one for the rest', async () => {
    const events = countSecurityEvents(test.services, quiet);
    const minute = new Date('2026-02-05T10:00:00Z');
    const tries = (route: string) => events.count({ ...call(1), kind: 'forbidden', route }, minute);
    for (const route of ['POST /api/holidays', 'POST /api/holidays/remove', 'POST /api/holidays'])
      tries(route);
    for (let number = 0; number < 30; number++) tries(`GET /api/${number}`);
    await events.flush({ isEnd: true, at: minute });
    const rows = (await written(minute)).filter(
      ({ created_at }) => created_at < new Date('2026-02-05T10:01:00Z'),
    );
    const countOf = (named: string) => rows.find(({ route }) => route === named)?.refusals;
    expect([countOf('POST /api/holidays'), countOf('POST /api/holidays/remove')]).toEqual([2, 1]);
    expect([rows.length, countOf('GET /api/18')]).toEqual([21, 12]);
  });

  it('is written minute by minute: one row for what came in each', async () => {
    const events = countSecurityEvents(test.services, quiet);
    const at = (second: number) => new Date(Date.parse('2026-02-04T10:00:00Z') + second * 1_000);
    for (const second of [1, 30, 59, 61, 90]) events.count(call(1), at(second));
    await events.flush({ at: at(90) });
    expect((await written(at(0))).filter(({ created_at }) => created_at < at(300))).toMatchObject([
      { refusals: 3, created_at: at(1), last_at: at(59) },
    ]);
    await events.flush({ at: at(120) });
    const rows = (await written(at(0))).filter(({ created_at }) => created_at < at(300));
    expect(rows.map(({ refusals }) => refusals).toSorted()).toEqual([2, 3]);
  });

  it('waits while the database is away, in bounds, and says what it had to let go', async () => {
    const away = await openServer('postgres://nobody@127.0.0.1:1/none', 1);
    const lost: object[] = [];
    const events = countSecurityEvents(
      { db: away.db, notices: noNotices },
      { ...quiet, error: (fields) => lost.push(fields) },
    );
    for (let minute = 0; minute < 12; minute++) {
      const at = new Date(Date.parse('2026-02-05T10:00:00Z') + minute * MINUTE_MS);
      for (let number = 0; number < 300; number++) events.count(call(number), at);
      await events.flush({ at, isEnd: true });
    }
    expect(lost.map((fields) => (fields as { lost: number }).lost).reduce((sum, one) => sum + one, 0)).toBe(
      12 * 201 - 2_000,
    );
    await away.close();
  });

  it('is written once, however often it is sent', async () => {
    const at = '2026-02-06T10:00:00.000Z';
    const row = {
      id: '01a00000-0000-7000-8000-0000000000aa',
      kind: 'code' as const,
      refusal: 'account.link_spent',
      route: 'POST /x',
      address: '198.51.100.9',
      account_id: null,
      email: null,
      tried: null,
      refusals: 3,
      created_at: at,
      last_at: at,
    };
    await writeEvents(test.db, [row]);
    await writeEvents(test.db, [row]);
    const rows = await test.db
      .selectFrom('security_events')
      .select('refusals')
      .where('id', '=', asId<'security_events'>(row.id))
      .execute();
    expect(rows).toEqual([{ refusals: 3 }]);
  });
});
