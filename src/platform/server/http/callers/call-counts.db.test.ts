import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { countCalls } from './call-counts.ts';

let one: TestApp;
beforeAll(async () => {
  one = await openTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => one.close());
afterEach(() => vi.useRealTimers());

/** Calls are counted by the minute: a test that crossed from one to the next would count two halves. */
const stayInOneMinute = () =>
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * MINUTE_MS + 1_000 });

const call = (test: TestApp, url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  test.app.inject({ url, headers, remoteAddress });

/** Where a login is said to come from. */
async function addressSeen(
  test: TestApp,
  forwarded: string,
  remoteAddress: string,
): Promise<string | undefined> {
  const browser = await loggedIn(test, await someone(test.services));
  const headers = { 'x-forwarded-for': forwarded };
  const cookies = Object.fromEntries(browser.cookies);
  const form = await test.app.inject({ url: '/api/form', cookies });
  await test.app.inject({
    method: 'POST',
    url: '/api/accounts/logout',
    cookies,
    remoteAddress,
    headers: { ...headers, 'csrf-token': form.json().csrfToken },
  });
  const row = await test.db
    .selectFrom('audit_entries')
    .select('address')
    .where('action', '=', 'account.log_out')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.address ?? undefined;
}

test('of what a caller says of its address, only what our own proxies wrote is believed', async () => {
  expect(await addressSeen(one, '198.51.100.1, 203.0.113.9', '10.0.0.1')).toBe('203.0.113.9');
  expect(await addressSeen(one, '198.51.100.1, no address', '10.0.0.1')).toBe('10.0.0.1');
  const none = await openTestApp();
  expect(await addressSeen(none, '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9');
  await none.close();
  const networks = await openTestApp({ TRUST_PROXY: '10.0.0.0/8' });
  expect(await addressSeen(networks, '198.51.100.1, 203.0.113.9, 10.0.0.7', '10.0.0.1')).toBe('203.0.113.9');
  expect(await addressSeen(networks, '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9');
  await networks.close();
});

test('a flood is refused before it costs a look into the database, parts of pages aside', async () => {
  stayInOneMinute();
  const from = { 'x-forwarded-for': '203.0.113.20' };
  const statuses: Record<number, number> = {};
  for (let calls = 0; calls < 1_600; calls++) {
    const { statusCode } = await call(one, '/api/accounts/profile/', from);
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  }
  expect(Object.keys(statuses)).toEqual(['401', '429']);
  expect(statuses[401]).toBeLessThanOrEqual(1_500);
  const refused = await call(one, '/api/form', from);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'request.too_many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(one, '/assets/none.js', from)).statusCode).toBe(404);
  expect((await call(one, '/api/form', { 'x-forwarded-for': '203.0.113.21' })).statusCode).toBe(200);
  expect((await caller(one.app).get('/api/form')).status).toBe(200);
});

test('servers on one database count together, and few calls cost it nothing', async () => {
  stayInOneMinute();
  const [here, there] = [countCalls(), countCalls()];
  const counted = (counts: typeof here, address: string): number => {
    let calls = 0;
    counts.incr(address, (_error, count) => {
      calls = count?.current ?? 0;
    });
    return calls;
  };
  const many = (counts: typeof here, address: string, calls: number) => {
    for (let call = 0; call < calls; call++) counted(counts, address);
  };
  many(here, 'few', 99);
  await here.share(one.db);
  expect(await one.db.selectFrom('call_counts').select('calls').where('calls', '=', 99).execute()).toEqual(
    [],
  );
  for (const counts of [here, there, here]) {
    many(counts, 'much', 200);
    await counts.share(one.db);
  }
  expect(counted(here, 'much')).toBe(601);
  await there.share(one.db);
  expect(counted(there, 'much')).toBe(401);
  many(there, 'much', 1);
  await there.share(one.db);
  expect(counted(there, 'much')).toBe(603);
});
