import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { loggedIn, mailsTo, newestToken, person } from '../accounts.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const register = (body: object, address?: string) =>
  caller(test.app, address).post('/api/accounts/register', body);
const accountOf = (email: string) =>
  test.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
const balanceOf = async (email: string) =>
  (
    await test.db
      .selectFrom('accounts')
      .innerJoin('seed_accounts', 'seed_accounts.id', 'accounts.id')
      .select('balance')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.balance;

const promoCode = (code: string, more: { max_uses?: number; expires_at?: Date } = {}) =>
  test.db
    .insertInto('promo_codes')
    .values({ code, seeds: 40, created_at: new Date(), ...more })
    .execute();

describe('signing up', () => {
  it('opens a Pending account with no seeds and mails a link', async () => {
    const reply = await register(person('Marcia@Example.com ', { firstName: ' Marcia ' }));
    expect(reply).toMatchObject({
      status: 200,
      body: { message: accountReplies.registered, isCouponApplied: false },
    });
    expect(await accountOf('marcia@example.com')).toMatchObject({
      first_name: 'Marcia',
      user_type: 'User',
      status: 'Pending',
      info_status: 'FirstModel',
      phone: '8765550123',
      email_verified_at: null,
    });
    expect(await balanceOf('marcia@example.com')).toBe(0);
    expect((await mailsTo(test.db, 'marcia@example.com'))[0]?.body_text).toMatch(
      /http:\/\/localhost:3000\/verify-email\?token=[\w-]{43}$/,
    );
  });

  it.each([
    ['no first name', { firstName: '  ' }, { firstName: accountFieldTexts.firstNameRequired }],
    ['a long first name', { firstName: 'A'.repeat(16) }, { firstName: accountFieldTexts.firstNameLong }],
    ['a long last name', { lastName: 'B'.repeat(21) }, { lastName: accountFieldTexts.lastNameLong }],
    [
      'an advertisement as the name',
      { userType: 'Partner', firstName: 'Your loan is ready, go to https://evil.example/claim' },
      { firstName: accountFieldTexts.nameIsAddress },
    ],
    ['an address without host', { email: 'marcia@' }, { email: accountFieldTexts.emailInvalid }],
    ['a short password', { password: 'x7-Kq2p' }, { password: accountFieldTexts.passwordShort }],
    ['a common password', { password: 'Password123!' }, { password: accountFieldTexts.passwordCommon }],
    [
      'the address in the password',
      { password: 'xx-errors-99' },
      { password: accountFieldTexts.passwordHasEmail },
    ],
    ['an unknown promo code', { promoCode: 'NOSUCH' }, { promoCode: accountFieldTexts.promoUnknown }],
  ])('refuses %s beside its field', async (_, wrong, fields) => {
    const reply = await register(person('errors@example.com', wrong));
    expect(reply).toMatchObject({ status: 422, body: { fields } });
    expect(await accountOf('errors@example.com')).toBeUndefined();
  });

  it.each(['userType', 'status', 'points', '_id', 'infoStatus'])(
    'does not take %s from outside',
    async (field) => {
      const reply = await register(person('mass@example.com', { [field]: 'Admin' }));
      expect(reply.status).toBe(422);
      expect(await accountOf('mass@example.com')).toBeUndefined();
    },
  );

  it('answers a known address as an unknown one, and tells its owner alone', async () => {
    await loggedIn(test, 'owner@example.com');
    const before = await accountOf('owner@example.com');
    const known = await register(person('OWNER@example.com', { password: 'another-Guava 93' }));
    const unknown = await register(person('nobody-yet@example.com', { password: 'another-Guava 93' }));
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    expect(await accountOf('owner@example.com')).toEqual(before);
    expect((await mailsTo(test.db, 'owner@example.com')).at(-1)?.subject).toBe(
      'You already have an account with Pimento',
    );
  });

  it('mails the owner of a known address five times in fifteen minutes at most', async () => {
    await loggedIn(test, 'flooded@example.com');
    for (let time = 0; time < 8; time++) await register(person('flooded@example.com'));
    const notes = (await mailsTo(test.db, 'flooded@example.com')).filter(({ subject }) =>
      subject.startsWith('You already'),
    );
    expect(notes).toHaveLength(5);
  });

  it('takes as long for a known address as for an unknown one', async () => {
    await loggedIn(test, 'slow@example.com');
    const took = async (email: string) => {
      const start = performance.now();
      await register(person(email));
      return performance.now() - start;
    };
    expect(await took('slow@example.com')).toBeGreaterThanOrEqual(249);
    expect(await took('slow-new@example.com')).toBeGreaterThanOrEqual(249);
  });

  it('opens one account when two sign up with one address at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => register(person('twice@example.com'))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'twice@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('promo codes', () => {
  const mailsOf = (email: string) => mailsTo(test.db, email);
  const usesOf = async (code: string) =>
    (await test.db.selectFrom('promo_codes').select('used').where('code', '=', code).executeTakeFirst())
      ?.used;
  const confirm = async (email: string) =>
    (
      await caller(test.app).call('POST /api/accounts/verifyEmail', {
        body: { token: await newestToken(test.db, email) },
      })
    ).message;

  it('give their seeds once the address is confirmed, with an activity', async () => {
    await promoCode('LIGNUM');
    const reply = await register(person('seeds@example.com', { promoCode: ' lignum ' }));
    expect(reply.body).toMatchObject({ isCouponApplied: true });
    expect([await balanceOf('seeds@example.com'), await usesOf('LIGNUM')]).toEqual([0, 0]);
    await confirm('seeds@example.com');
    await confirm('seeds@example.com');
    expect([await balanceOf('seeds@example.com'), await usesOf('LIGNUM')]).toEqual([40, 1]);
    const account = await accountOf('seeds@example.com');
    const activities = await test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', asId<'accounts'>(account?.id ?? ''))
      .execute();
    expect(activities).toEqual([
      {
        action: 'pointsReceived',
        details: { pointsInformation: { point: 40, reason: 'Promo code LIGNUM' } },
      },
    ]);
  });

  it('are not taken after their end; who signed up before it keeps what it gives', async () => {
    await promoCode('GONE');
    await register(person('in-time@example.com', { promoCode: 'GONE' }));
    const end = { expires_at: new Date(Date.now() - 1_000) };
    await test.db.updateTable('promo_codes').set(end).where('code', '=', 'GONE').execute();
    expect(await register(person('late@example.com', { promoCode: 'GONE' }))).toMatchObject({
      status: 409,
      body: { fields: { promoCode: accountFieldTexts.promoOver } },
    });
    await confirm('in-time@example.com');
    expect(await balanceOf('in-time@example.com')).toBe(40);
  });

  it('are burnt by nobody who does not confirm, and tell nobody whether an address is known', async () => {
    await promoCode('MARKET', { max_uses: 1 });
    await loggedIn(test, 'known@example.com');
    for (const email of ['nobody-reads-this@example.com', 'known@example.com', 'honest@example.com'])
      expect((await register(person(email, { promoCode: 'MARKET' }))).status).toBe(200);
    await confirm('honest@example.com');
    expect([await balanceOf('honest@example.com'), await usesOf('MARKET')]).toEqual([40, 1]);
    expect(await balanceOf('known@example.com')).toBe(0);
  });

  it('with one use are used once by twenty who confirm at once, and the others are told', async () => {
    await promoCode('ONLYONE', { max_uses: 1 });
    const crowd = Array.from({ length: 20 }, (_, index) => `crowd${index}@example.com`);
    const replies = await Promise.all(
      crowd.map((email, index) => register(person(email, { promoCode: 'ONLYONE' }), `10.0.0.${index}`)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await Promise.all(crowd.map(confirm));
    expect(await usesOf('ONLYONE')).toBe(1);
    const balances = await Promise.all(crowd.map(balanceOf));
    expect(balances.filter((balance) => balance === 40)).toHaveLength(1);
    expect(balances.filter((balance) => balance === 0)).toHaveLength(19);
    const told = (await Promise.all(crowd.map(mailsOf))).flat();
    expect(told.filter(({ subject }) => subject === 'Your promo code ONLYONE is used up')).toHaveLength(19);
  });

  it('of a later sign-up count for whoever opens its own link', async () => {
    await promoCode('FIRST');
    await promoCode('LATER');
    const email = 'two-of-them@example.com';
    await register(person(email, { promoCode: 'FIRST' }));
    await register(person(email, { promoCode: 'LATER' }), '10.0.0.9');
    await confirm(email);
    expect([await balanceOf(email), await usesOf('FIRST'), await usesOf('LATER')]).toEqual([40, 0, 1]);
    expect((await accountOf(email))?.promo_code).toBe('LATER');
  });

  it('that an earlier version used at the sign-up are not used again', async () => {
    await promoCode('BEFORE');
    await register(person('before@example.com', { promoCode: 'BEFORE' }));
    const { id } = (await accountOf('before@example.com')) ?? {};
    const granted = { cause: `promo:${id}`, seeds: 40, reason: 'Promo code BEFORE' };
    await workAs(test.services, null).transaction((work) =>
      grantSeeds(work, asId<'accounts'>(id ?? ''), granted),
    );
    await confirm('before@example.com');
    expect([await balanceOf('before@example.com'), await usesOf('BEFORE')]).toEqual([40, 0]);
  });

  it('answer a repeated request as the first time', async () => {
    await promoCode('ONCEMORE', { max_uses: 1 });
    const browser = caller(test.app);
    const body = person('again@example.com', { promoCode: 'ONCEMORE' });
    const first = await browser.call('POST /api/accounts/register', { body }, { key: 'one-intent-1' });
    const second = await browser.call('POST /api/accounts/register', { body }, { key: 'one-intent-1' });
    expect(second).toEqual(first);
    expect(await mailsOf('again@example.com')).toHaveLength(1);
  });

  it('cannot be tried out without end', async () => {
    for (let time = 0; time < 30; time++)
      await register(person('guess@example.com', { promoCode: `GUESS${time}` }));
    const reply = await register(person('guess@example.com', { promoCode: 'LIGNUM' }));
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
