import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { loggedIn, mailsTo, person } from '../accounts.test-support.ts';

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

  it('answers a known address as an unknown one, and notifies its owner alone', async () => {
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
  it('give their seeds once, with an activity', async () => {
    await promoCode('LIGNUM');
    const reply = await register(person('seeds@example.com', { promoCode: ' lignum ' }));
    expect(reply.body).toMatchObject({ isCouponApplied: true });
    expect(await balanceOf('seeds@example.com')).toBe(40);
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

  it('are not taken after their end', async () => {
    await promoCode('GONE', { expires_at: new Date(Date.now() - 1_000) });
    expect(await register(person('late@example.com', { promoCode: 'GONE' }))).toMatchObject({
      status: 409,
      body: { fields: { promoCode: accountFieldTexts.promoOver } },
    });
  });

  it('with one use are used once by a hundred at once', async () => {
    await promoCode('ONLYONE', { max_uses: 1 });
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        register(person(`crowd${index}@example.com`, { promoCode: 'ONLYONE' }), `10.0.0.${index}`),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const code = await test.db
      .selectFrom('promo_codes')
      .select('used')
      .where('code', '=', 'ONLYONE')
      .executeTakeFirst();
    expect(code?.used).toBe(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99);
    const granted = await test.db
      .selectFrom('seed_transfers')
      .select('id')
      .where('reason', '=', 'Promo code ONLYONE')
      .execute();
    expect(granted).toHaveLength(1);
    const people = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', 'like', 'crowd%')
      .execute();
    expect(people).toHaveLength(1);
  });

  it('answers a repeated request as the first time', async () => {
    await promoCode('ONCEMORE', { max_uses: 1 });
    const browser = caller(test.app);
    const body = person('again@example.com', { promoCode: 'ONCEMORE' });
    const first = await browser.call('POST /api/accounts/register', { body }, { key: 'one-intent-1' });
    const second = await browser.call('POST /api/accounts/register', { body }, { key: 'one-intent-1' });
    expect(second).toEqual(first);
    expect(await balanceOf('again@example.com')).toBe(40);
    expect(await mailsTo(test.db, 'again@example.com')).toHaveLength(1);
  });

  it('cannot be tried out without end', async () => {
    for (let time = 0; time < 30; time++)
      await register(person('guess@example.com', { promoCode: `GUESS${time}` }));
    const reply = await register(person('guess@example.com', { promoCode: 'LIGNUM' }));
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });
});
