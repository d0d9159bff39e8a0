import { afterAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#tests/support/database.ts';
import { installDefaults } from '../install-defaults.ts';
import { DEMO_PASSWORD } from './demo-accounts.ts';

const here = await openTestApp();
const public_ = await openTestApp({ PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' });
afterAll(() => Promise.all([here.close(), public_.close()]));

type From = { remoteAddress?: string; headers?: Record<string, string> };

const mailbox = async ({ app }: typeof here, from: From = {}) =>
  (await app.inject({ url: '/dev/mailbox', ...from })).statusCode;

async function logIn({ app }: typeof here, from: From = {}): Promise<number> {
  const form = await app.inject({ url: '/api/form', ...from });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/accounts/login',
    ...from,
    cookies: Object.fromEntries(form.cookies.map(({ name, value }) => [name, value])),
    headers: { ...from.headers, 'csrf-token': form.json().csrfToken },
    payload: { email: 'admin@pimento.example', password: DEMO_PASSWORD },
  });
  return reply.statusCode;
}

test('at this machine the mailbox can be read, and the demo accounts log in', async () => {
  await installDefaults(here.services);
  for (const from of [{}, { remoteAddress: '::1' }, { remoteAddress: '::ffff:127.0.0.1' }]) {
    expect(await mailbox(here, from)).toBe(200);
    expect(await logIn(here, from)).toBe(200);
  }
});

describe.each<[string, From]>([
  ['another machine', { remoteAddress: '192.168.1.20' }],
  [
    'another machine that calls itself this one',
    { remoteAddress: '10.1.1.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ],
  ['behind a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
  ['behind one that says so otherwise', { headers: { forwarded: 'for=203.0.113.9' } }],
])('from %s', (_, from) => {
  test('neither the mailbox nor the demo accounts are there', async () => {
    expect(await mailbox(here, from)).toBe(404);
    expect(await logIn(here, from)).toBe(401);
  });
});

test('from a page of another site that leads its name here nothing is there', async () => {
  const from = { headers: { host: 'evil.example:3000' } };
  for (const url of ['/dev/mailbox', '/api/form'])
    expect((await here.app.inject({ url, ...from })).statusCode, url).toBe(421);
});

test('where the site has an https address there are none at all', async () => {
  expect(await installDefaults(public_.services)).toEqual([]);
  expect(await public_.db.selectFrom('accounts').select('id').execute()).toEqual([]);
  expect(await mailbox(public_)).toBe(404);
  // A database that began as one for trying things out.
  const known = await here.db
    .selectFrom('accounts')
    .selectAll()
    .where('user_type', '=', 'Admin')
    .executeTakeFirstOrThrow();
  const { search_text: _, ...row } = known;
  await public_.db.insertInto('accounts').values(row).execute();
  expect(await logIn(public_)).toBe(401);
});
