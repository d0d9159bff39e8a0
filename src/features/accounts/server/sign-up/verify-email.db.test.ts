import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { accountReplies } from '../../texts/accounts.ts';
import { loggedIn, mailsTo, newestToken, PASSWORD, person } from '../accounts.test-support.ts';

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

describe('confirming an address', () => {
  const confirm = (token: string) =>
    caller(test.app).reply('POST /api/accounts/verifyEmail', { body: { token } });
  const ask = (email: string) =>
    caller(test.app).reply('POST /api/accounts/resendVerification', { body: { email } });

  it('lets an ordinary user in, to the quiz', async () => {
    await register(person('new@example.com'));
    const token = await newestToken(test.db, 'new@example.com');
    const login = () =>
      caller(test.app).reply('POST /api/accounts/login', {
        body: { email: 'new@example.com', password: PASSWORD },
      });
    expect(await login()).toMatchObject({ status: 403, body: { code: 'account.unverified' } });
    const body = { message: accountReplies.verified, email: 'new@example.com' };
    expect([await confirm(token), await confirm(token)]).toMatchObject(Array(2).fill({ status: 200, body }));
    expect(await login()).toMatchObject({
      status: 200,
      body: { status: 'UserQuiz', infoStatus: 'FirstModel' },
    });
  });

  it('has one effect for two clicks at once, and both are told that it worked', async () => {
    await register(person('double@example.com'));
    const token = await newestToken(test.db, 'double@example.com');
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const account = await accountOf('double@example.com');
    const entries = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('account_id', '=', asId<'accounts'>(account?.id ?? ''))
      .where('action', '=', 'account.confirm_address')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('does not bring a suspended account back', async () => {
    await register(person('banned@example.com'));
    await test.db
      .updateTable('accounts')
      .set({ status: 'Suspended' })
      .where('email', '=', 'banned@example.com')
      .execute();
    await confirm(await newestToken(test.db, 'banned@example.com'));
    expect(await accountOf('banned@example.com')).toMatchObject({ status: 'Suspended' });
  });

  it('finds a confirmed address confirmed, however old the link that is opened again', async () => {
    await register(person('again@example.com'));
    const token = await newestToken(test.db, 'again@example.com');
    await confirm(token);
    await test.db
      .updateTable('mail_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .execute();
    expect(await confirm(token)).toMatchObject({ status: 200, body: { message: accountReplies.verified } });
  });

  it('refuses a link that is unknown, too old or meant for a password, and says which', async () => {
    await loggedIn(test, 'links@example.com');
    await caller(test.app).call('POST /api/accounts/requestChangePasswordLink', {
      body: { email: 'links@example.com' },
    });
    const reset = await newestToken(test.db, 'links@example.com');
    await register(person('old@example.com'));
    await test.db
      .updateTable('mail_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('purpose', '=', 'VerifyEmail')
      .execute();
    for (const token of ['nonsense', reset])
      expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'account.link_spent' } });
    const old = await newestToken(test.db, 'old@example.com');
    expect(await confirm(old)).toMatchObject({ status: 422, body: { code: 'account.link_too_old' } });
    await ask('old@example.com');
    expect(await confirm(old)).toMatchObject({ status: 422, body: { code: 'account.link_replaced' } });
  });

  it('can be asked for again, with the same answer for everyone', async () => {
    await register(person('resend@example.com'));
    const waiting = await ask('resend@example.com');
    const unknown = await ask('unknown@example.com');
    expect(waiting.body).toEqual(unknown.body);
    expect(await mailsTo(test.db, 'resend@example.com')).toHaveLength(2);
    expect((await confirm(await newestToken(test.db, 'resend@example.com'))).status).toBe(200);
  });
});
