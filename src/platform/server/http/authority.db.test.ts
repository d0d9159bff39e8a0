import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { holdSession } from '#features/accounts/server/sessions/hold-session.ts';
import { type Ground, workOn } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { type Caller, multipart } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { formToken } from './csrf.ts';

let server: TestApp;
let port: number;
let admin: Caller;
beforeAll(async () => {
  server = await openTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  admin = await loggedIn(server, await someone(server.services, { userType: 'Admin' }));
});
afterAll(() => server.close());

const suspend = ({ id, status }: Someone) =>
  admin.reply('POST /api/accounts/status/:id', {
    params: { id },
    body: { status: 'Suspended', seen: status, reason: 'left' },
  });
const changeRole = ({ id }: Someone) =>
  admin.reply('POST /api/accounts/role/:id', {
    params: { id },
    body: { userType: 'Admin', reason: 'promoted' },
  });

const headersOf = ({ cookies }: Caller) => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'csrf-token': formToken(cookies.get('pimento_session') ?? ''),
});

/** Sends half of a call, and the rest when it is told to; answers the status line of what comes back. */
async function held(browser: Caller, path: string, type: string, body: Buffer) {
  const line = connect(port, '127.0.0.1');
  await once(line, 'connect');
  const headers = {
    host: 'localhost',
    ...headersOf(browser),
    'content-type': type,
    'content-length': String(body.length),
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const half = Math.floor(body.length / 2);
  const began = once(server.app.server, 'request');
  line.write([path, ...head, '', ''].join('\r\n'));
  line.write(body.subarray(0, half));
  await began;
  return async (): Promise<number> => {
    line.write(body.subarray(half));
    const [answer] = (await once(line, 'data')) as [Buffer];
    line.destroy();
    return Number(answer.toString().split(' ')[1]);
  };
}

const json = (body: object) => Buffer.from(JSON.stringify(body));

describe('a call that is held open', () => {
  const holdSuspension = async (officer: Caller, person: Someone) =>
    held(
      officer,
      `POST /api/accounts/status/${person.id} HTTP/1.1`,
      'application/json',
      json({ status: 'Suspended', seen: 'Active', reason: 'held back' }),
    );
  const statusOf = async ({ id }: Someone) =>
    (await server.db.selectFrom('accounts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;

  test.each([
    ['a suspension', (officer: Someone) => suspend(officer)],
    ['a change of role', (officer: Someone) => changeRole(officer)],
    ['a log-out', (_: Someone, browser: Caller) => browser.reply('POST /api/accounts/logout')],
  ])('has no effect after %s', async (_, end) => {
    const officer = await moderator(server.services);
    const browser = await loggedIn(server, officer);
    const { cookies } = browser;
    const person = await someone(server.services);
    const finish = await holdSuspension({ ...browser, cookies: new Map(cookies) }, person);
    expect((await end(officer, browser)).status).toBe(200);
    expect(await finish()).toBe(401);
    expect(await statusOf(person)).toBe('Active');
  });

  test('with a picture has none after a log-out either', async () => {
    const browser = await loggedIn(server, await borrower(server.services));
    const { boundary, payload } = multipart({
      extraInfo: {},
      files: [{ field: 'file', name: 'me.png', bytes: Buffer.alloc(10_000) }],
    });
    const kept = { ...browser, cookies: new Map(browser.cookies) };
    const type = `multipart/form-data; boundary=${boundary}`;
    const finish = await held(kept, 'PUT /api/accounts/image/update HTTP/1.1', type, payload);
    await browser.call('POST /api/accounts/logout');
    expect(await finish()).toBe(401);
  });

  test('is on record at the moment at which it was whole', async () => {
    const person = await someone(server.services);
    const finish = await holdSuspension(await loggedIn(server, await moderator(server.services)), person);
    const begun = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(begun + 5));
    const wholeFrom = new Date();
    expect(await finish()).toBe(200);
    const { created_at } = await server.db
      .selectFrom('audit_entries')
      .select('created_at')
      .where('subject_id', '=', person.id)
      .where('action', '=', 'account.change_status')
      .executeTakeFirstOrThrow();
    expect(created_at.getTime()).toBeGreaterThanOrEqual(wholeFrom.getTime());
  });
});

test('what staff write begins only while their session stands', async () => {
  const officer = await moderator(server.services);
  const browser = await loggedIn(server, officer);
  const { id } = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', officer.id)
    .executeTakeFirstOrThrow();
  const { db: _, transaction: __, ...ground } = workAs(server.services, officer as Actor);
  const work = workOn({ ...ground, holdSession: (db) => holdSession(db, id) } satisfies Ground<Actor>, null);
  expect(await work.transaction(async () => 'done')).toBe('done');
  await browser.call('POST /api/accounts/logout');
  await expect(work.transaction(async () => 'done')).rejects.toMatchObject({ code: 'session.needed' });
  await expect(
    workOn({ ...ground, holdSession: (db) => holdSession(db, newId()) }, null).transaction(
      async () => 'done',
    ),
  ).rejects.toMatchObject({ code: 'session.needed' });
});

describe('a live stream', () => {
  const open = async (browser: Caller) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: headersOf(browser) });
    return { reply, ended: reply.status === 200 ? reply.text() : Promise.resolve('') };
  };

  test.each([
    ['a suspension', (officer: Someone) => suspend(officer)],
    ['a change of role', (officer: Someone) => changeRole(officer)],
    ['a log-out', (_: Someone, browser: Caller) => browser.reply('POST /api/accounts/logout')],
  ])('ends with %s, having said so', async (_, end) => {
    const officer = await moderator(server.services);
    const browser = await loggedIn(server, officer);
    const elsewhere = await open(await loggedIn(server, await moderator(server.services)));
    const { ended } = await open(browser);
    await end(officer, browser);
    expect(await ended).toContain('data: session');
    const still = Symbol();
    expect(await Promise.race([elsewhere.ended, Promise.resolve(still)])).toBe(still);
    await elsewhere.reply.body?.cancel().catch(() => {});
  });

  test('is one of twelve that an account may have', async () => {
    const person = await borrower(server.services);
    const browser = await loggedIn(server, person);
    const streams = [];
    for (let count = 0; count < 12; count++) streams.push(await open(browser));
    expect(streams.map(({ reply }) => reply.status)).toEqual(Array(12).fill(200));
    const { reply } = await open(browser);
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    await browser.call('POST /api/accounts/logout');
    await Promise.all(streams.map(({ ended }) => ended));
  });
});
