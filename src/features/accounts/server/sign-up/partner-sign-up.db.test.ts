import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { newestToken, PASSWORD, person } from '../accounts.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const register = (body: object) => caller(test.app).post('/api/accounts/register', body);
const accountOf = (email: string) =>
  test.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
const lender = (email: string, more: object = {}) => person(email, { userType: 'Partner', ...more });

describe('signing up as a partner', () => {
  it('opens a partner’s account, which is active once its address is confirmed', async () => {
    const reply = await register(lender('kerry@example.com', { firstName: 'Bartholomew-Augustus' }));
    expect(reply).toMatchObject({ status: 200, body: { message: accountReplies.registered } });
    expect(await accountOf('kerry@example.com')).toMatchObject({ user_type: 'Partner', status: 'Pending' });
    const token = await newestToken(test.db, 'kerry@example.com');
    await caller(test.app).reply('POST /api/accounts/verifyEmail', { body: { token } });
    const entered = await caller(test.app).reply('POST /api/accounts/login', {
      body: {
        email: 'kerry@example.com',
        password: PASSWORD,
      },
    });
    expect(entered).toMatchObject({ status: 200, body: { userType: 'Partner', status: 'Active' } });
  });

  it.each([
    ['no first name', { firstName: ' ' }, { firstName: accountFieldTexts.firstNameRequired }],
    ['a name beyond all measure', { lastName: 'B'.repeat(61) }, { lastName: accountFieldTexts.nameLong }],
    [
      'a promo code, which is for borrowers',
      { promoCode: 'LIGNUM' },
      { promoCode: accountFieldTexts.promoUnknown },
    ],
  ])('refuses %s', async (_what, wrong, fields) => {
    expect(await register(lender('errors@example.com', wrong))).toMatchObject({
      status: 422,
      body: { fields },
    });
    expect(await accountOf('errors@example.com')).toBeUndefined();
  });

  it.each(['Admin', 'Moderator', 'User', 'partner', 'PARTNER', '', null, ['Partner'], { a: 'Partner' }])(
    'takes no other user type: %j',
    async (userType) => {
      expect((await register(person('rise@example.com', { userType }))).status).toBe(422);
      expect(await accountOf('rise@example.com')).toBeUndefined();
    },
  );
});
