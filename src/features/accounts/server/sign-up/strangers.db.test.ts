import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { mailsTo, PASSWORD, person } from '../accounts.test-support.ts';
import { linksFrom, signUpsFrom } from '../throttle.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(() => test.db.deleteFrom('throttles').execute());

const signUp = (email: string, address: string) =>
  caller(test.app, address).reply('POST /api/accounts/register', { body: person(email) });

/** As `takeTurn` counts them. */
const used = (subject: string, hits: number) =>
  test.db
    .insertInto('throttles')
    .values({ subject, hits, since: new Date() })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ hits }))
    .execute();

const tooMany = { status: 429, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) } };

it('two hundred at once from one address: a part signs up, the rest is refused at once, and others get in', async () => {
  const flood = Array.from({ length: 200 }, (_, index) => signUp(`flood${index}@example.com`, '203.0.113.1'));
  const neighbour = signUp('neighbour@example.com', '203.0.113.2');
  const replies = await Promise.all(flood);
  expect((await neighbour).status).toBe(200);
  const accepted = replies.filter(({ status }) => status === 200);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.length).toBeLessThanOrEqual(60);
  for (const reply of replies) if (reply.status !== 200) expect(reply).toMatchObject(tooMany);
  const { mails } = await test.db
    .selectFrom('mails')
    .select((row) => row.fn.countAll<number>().as('mails'))
    .where('recipient', 'like', 'flood%')
    .executeTakeFirstOrThrow();
  expect(Number(mails)).toBe(accepted.length);
});

it('an address has sixty sign-ups in fifteen minutes, an IPv6 network as one', async () => {
  // What has validation errors is no sign-up yet.
  for (let count = 0; count < 3; count++)
    expect((await signUp('no address', '2001:db8::1')).status).toBe(422);
  await used(signUpsFrom('2001:db8::1').subject, 58);
  for (const address of ['2001:db8::2', '2001:db8::3'])
    expect((await signUp(`${address.slice(-1)}@example.com`, address)).status).toBe(200);
  expect(await signUp('sixty-first@example.com', '2001:db8::ffff')).toMatchObject({
    ...tooMany,
    body: {
      code: 'account.too_many_sign_ups',
      message: 'Too many people are signing up from your network. Try again in 15 minutes.',
    },
  });
  expect(await mailsTo(test.db, 'sixty-first@example.com')).toEqual([]);
  expect((await signUp('elsewhere@example.com', '2001:db8:0:1::1')).status).toBe(200);
});

it.each([
  ['sign-up', '/api/accounts/register', person('all@example.com')],
  ['link', '/api/accounts/requestChangePasswordLink', { email: 'all@example.com' }],
  ['link', '/api/accounts/resendVerification', { email: 'all@example.com' }],
])('all addresses together have a thousand turns: %s, %s', async (subject, path, body) => {
  await used(subject, 999);
  expect((await caller(test.app, '203.0.113.5').post(path, body)).status).toBe(200);
  expect(await caller(test.app, '203.0.113.6').post(path, body)).toMatchObject(tooMany);
});

it('an address asks for thirty links in fifteen minutes, whoever they are for', async () => {
  await used(linksFrom('203.0.113.7').subject, 28);
  for (const path of ['requestChangePasswordLink', 'resendVerification'])
    expect(
      (await caller(test.app, '203.0.113.7').post(`/api/accounts/${path}`, { email: `${path}@example.com` }))
        .status,
    ).toBe(200);
  expect(
    await caller(test.app, '203.0.113.7').reply('POST /api/accounts/requestChangePasswordLink', {
      body: {
        email: 'y@example.com',
      },
    }),
  ).toMatchObject({
    ...tooMany,
    body: {
      code: 'account.too_many_links',
      message: 'Too many links were asked for from your network. Try again in 15 minutes.',
    },
  });
});

it('logging in stays possible for others while one address floods it', async () => {
  const guess = (index: number) =>
    caller(test.app, '203.0.113.8').reply('POST /api/accounts/login', {
      body: {
        email: `g${index}@example.com`,
        password: PASSWORD,
      },
    });
  const flood = Array.from({ length: 150 }, (_, index) => guess(index));
  const neighbour = await caller(test.app, '203.0.113.9').reply('POST /api/accounts/login', {
    body: {
      email: 'nobody@example.com',
      password: PASSWORD,
    },
  });
  expect(neighbour.status).toBe(401);
  for (const { status } of await Promise.all(flood)) expect([401, 429]).toContain(status);
});
