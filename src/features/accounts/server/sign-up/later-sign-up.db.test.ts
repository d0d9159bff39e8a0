import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { mailsTo, newestToken, person } from '../accounts.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const register = (body: object, address?: string) =>
  caller(test.app, address).post('/api/accounts/register', body);
const accountOf = (email: string) =>
  test.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();

describe('a later sign-up', () => {
  it('with an address that is not confirmed counts for whoever opens its own link, not for who came first', async () => {
    const email = 'hers@example.com';
    const [his, hers] = ['attackers-Own-Pw-12', 'ackee-And-Saltfish-7'];
    await register(person(email, { firstName: 'Somebody', password: his }));
    const reply = await register(person(email, { firstName: 'Hyacinth', password: hers }), '10.0.0.9');
    expect(reply).toMatchObject({ status: 200, body: { message: accountReplies.registered } });
    const mails = await mailsTo(test.db, email);
    expect(mails).toHaveLength(2);
    expect(mails.map(({ body_text }) => /^Hello (\w+)/.exec(body_text)?.[1]).toSorted()).toEqual([
      'Hyacinth',
      'Somebody',
    ]);
    const link = mails.find(({ body_text }) => body_text.startsWith('Hello Hyacinth'));
    const token = /token=([\w-]{43})/.exec(link?.body_text ?? '')?.[1];
    const logIn = async (password: string) =>
      (await caller(test.app).reply('POST /api/accounts/login', { body: { email, password } })).status;
    expect((await caller(test.app).post('/api/accounts/verifyEmail', { token })).status).toBe(200);
    expect(await accountOf(email)).toMatchObject({ first_name: 'Hyacinth' });
    expect([await logIn(his), await logIn(hers)]).toEqual([401, 200]);
  });

  it.each([
    ['came first', ['attackers-Own-Pw-12', 'ackee-And-Saltfish-7']],
    ['came later', ['ackee-And-Saltfish-7', 'attackers-Own-Pw-12']],
  ])(
    'opens the account with no password of them all when the link is asked for again, where who shall not have it %s',
    async (order, passwords) => {
      const email = `${order.replace(' ', '-')}@example.com`;
      const logIn = async (password: string) =>
        (await caller(test.app).reply('POST /api/accounts/login', { body: { email, password } })).status;
      for (const password of passwords) await register(person(email, { firstName: 'Vera', password }));
      for (const password of passwords) expect(await logIn(password)).toBe(401);

      await caller(test.app, '10.0.0.9').call('POST /api/accounts/resendVerification', { body: { email } });
      const mail = (await mailsTo(test.db, email)).at(-1);
      expect(mail?.body_text).toContain('choose your password');
      const token = await newestToken(test.db, email);
      expect(
        (await caller(test.app).reply('POST /api/accounts/verifyEmail', { body: { token } })).status,
      ).not.toBe(200);
      const password = 'croton-And-Hibiscus-77';
      await caller(test.app).call('POST /api/accounts/changePassword', {
        body: { user: { password, confirm: password, email }, hash: token },
      });
      for (const earlier of passwords) expect(await logIn(earlier)).toBe(401);
      expect(await logIn(password)).toBe(200);
    },
  );

  it('again, before the address is confirmed, changes nothing for the one whose link is opened', async () => {
    const email = 'his@example.com';
    const [his, later] = ['ackee-And-Saltfish-7', 'somebody-Elses-Pw-12'];
    await register(person(email, { firstName: 'Errol', password: his }));
    const token = await newestToken(test.db, email);
    await register(person(email, { firstName: 'Somebody', password: later }), '10.0.0.9');
    expect((await caller(test.app).reply('POST /api/accounts/verifyEmail', { body: { token } })).status).toBe(
      200,
    );
    expect(await accountOf(email)).toMatchObject({ first_name: 'Errol' });
    const logIn = async (password: string) =>
      (await caller(test.app).reply('POST /api/accounts/login', { body: { email, password } })).status;
    expect([await logIn(later), await logIn(his)]).toEqual([401, 200]);
  });
});
