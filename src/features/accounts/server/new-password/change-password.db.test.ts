import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/calendar.ts';
import { caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { accountFieldTexts, accountReplies } from '../../texts/accounts.ts';
import { loggedIn, mailsTo, newestToken, PASSWORD, person } from '../accounts.test-support.ts';
import { requestPasswordLink } from './request-password-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const NEW = 'ackee-Harbour 82 quiet';
const user = { password: NEW, confirm: NEW };
const statusOfLogin = async (email: string, password: string) =>
  (await caller(test.app).reply('POST /api/accounts/login', { body: { email, password } })).status;

const askForLink = (email: string) =>
  caller(test.app).reply('POST /api/accounts/requestChangePasswordLink', { body: { email } });
const reset = (email: string, hash: string, password = NEW) =>
  caller(test.app).reply('POST /api/accounts/changePassword', {
    body: {
      user: { password, confirm: password, email },
      hash,
    },
  });

describe('a forgotten password', () => {
  it('is set anew by a mailed link, which ends every session and notifies the owner', async () => {
    const browser = await loggedIn(test, 'forgot@example.com');
    await askForLink('forgot@example.com');
    const token = await newestToken(test.db, 'forgot@example.com');
    expect(await reset('forgot@example.com', token)).toMatchObject({
      status: 200,
      body: { message: accountReplies.passwordChanged },
    });
    expect((await browser.refused('GET /api/accounts/profile/')).status).toBe(401);
    expect(await statusOfLogin('forgot@example.com', PASSWORD)).toBe(401);
    expect(await statusOfLogin('forgot@example.com', NEW)).toBe(200);
    expect((await mailsTo(test.db, 'forgot@example.com')).at(-1)?.subject).toBe(
      'Your Pimento password was changed',
    );
  });

  it('is set once by one link, even by two at once, and makes older links useless', async () => {
    await loggedIn(test, 'once@example.com');
    await askForLink('once@example.com');
    const older = await newestToken(test.db, 'once@example.com');
    await askForLink('once@example.com');
    const token = await newestToken(test.db, 'once@example.com');
    const replies = await Promise.all([
      reset('once@example.com', token),
      reset('once@example.com', token, 'callaloo-River 55'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const link of [older, token])
      expect(await reset('once@example.com', link)).toMatchObject({
        status: 422,
        body: {
          code: 'account.link_used',
          message:
            'Your password was set already since this link was mailed. Log in with it, or ask for a new link.',
        },
      });
  });

  it('is not set by a link once a newer one was asked for', async () => {
    await loggedIn(test, 'newer@example.com');
    await askForLink('newer@example.com');
    const older = await newestToken(test.db, 'newer@example.com');
    await askForLink('newer@example.com');
    expect((await reset('newer@example.com', older)).body).toMatchObject({
      code: 'account.link_replaced',
      message: 'A newer link was mailed to you after this one. Open that one, or ask for a new link.',
    });
    expect(await statusOfLogin('newer@example.com', PASSWORD)).toBe(200);
    const newest = await newestToken(test.db, 'newer@example.com');
    expect((await reset('newer@example.com', newest)).status).toBe(200);
  });

  it('is set by the last of several links that were asked for at once; the others say that they were replaced', async () => {
    const email = 'several@example.com';
    await loggedIn(test, email);
    const tokens: string[] = [];
    const tokensOf = async () =>
      (await mailsTo(test.db, email)).flatMap(
        ({ body_text }) => body_text.match(/password-change\S*token=([\w-]+)/)?.[1] ?? [],
      );
    // Whoever came first may be let in last.
    for (const secondsAgo of [1, 3, 2]) {
      const work = workAs(test.services, null, new Date(Date.now() - secondsAgo * 1_000));
      await requestPasswordLink(work, { body: { email } });
      tokens.push(...(await tokensOf()).filter((token) => !tokens.includes(token)));
    }
    expect(tokens).toHaveLength(3);
    const [first = '', second = '', last = ''] = tokens;
    for (const token of [first, second])
      expect((await reset(email, token)).body).toMatchObject({ code: 'account.link_replaced' });
    expect((await reset(email, last)).status).toBe(200);
    for (const token of tokens)
      expect((await reset(email, token)).body).toMatchObject({ code: 'account.link_used' });
  });

  it('is not set by an old link or for another address', async () => {
    await loggedIn(test, 'strict@example.com');
    await askForLink('strict@example.com');
    const token = await newestToken(test.db, 'strict@example.com');
    expect((await reset('else@example.com', token)).body).toMatchObject({ code: 'account.link_spent' });
    await test.db
      .updateTable('mail_tokens')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('purpose', '=', 'ResetPassword')
      .execute();
    expect((await reset('strict@example.com', token)).body).toMatchObject({
      code: 'account.link_too_old',
      message: 'This link is too old. Ask for a new one.',
    });
    expect((await reset('strict@example.com', 'a'.repeat(43))).body).toMatchObject({
      code: 'account.link_spent',
    });
    expect(await statusOfLogin('strict@example.com', PASSWORD)).toBe(200);
  });

  it('is not set by the link that confirms an address', async () => {
    await caller(test.app).call('POST /api/accounts/register', { body: person('confirm@example.com') });
    const token = await newestToken(test.db, 'confirm@example.com');
    expect((await reset('confirm@example.com', token)).body).toMatchObject({ code: 'account.link_spent' });
    await caller(test.app).call('POST /api/accounts/verifyEmail', { body: { token } });
    expect(await statusOfLogin('confirm@example.com', NEW)).toBe(401);
    expect(await statusOfLogin('confirm@example.com', PASSWORD)).toBe(200);
  });

  it('keeps the link good when the new password will not do', async () => {
    await loggedIn(test, 'second@example.com');
    await askForLink('second@example.com');
    const token = await newestToken(test.db, 'second@example.com');
    expect(await reset('second@example.com', token, 'iloveyou1')).toMatchObject({
      status: 422,
      body: { fields: { password: accountFieldTexts.passwordCommon } },
    });
    expect((await reset('second@example.com', token)).status).toBe(200);
  });

  it.each([
    '        ',
    'Pimento2026',
    'Marcia2026',
    'MarciaBrown1!',
    'guessable-9',
    'aaaaaaaaaaaa',
    'qwertyuiop12',
  ])('is not %j, which others would guess first', async (guess) => {
    await loggedIn(test, 'guessable@example.com');
    await askForLink('guessable@example.com');
    const token = await newestToken(test.db, 'guessable@example.com');
    expect(await reset('guessable@example.com', token, guess)).toMatchObject({
      status: 422,
      body: { code: 'account.fields', fields: { password: expect.any(String) } },
    });
  });

  it('of a member of staff has twelve characters too', async () => {
    await loggedIn(test, 'desk@example.com');
    await test.db
      .updateTable('accounts')
      .set({ user_type: 'Moderator', status: 'Active' })
      .where('email', '=', 'desk@example.com')
      .execute();
    await askForLink('desk@example.com');
    const token = await newestToken(test.db, 'desk@example.com');
    const refused = {
      status: 422,
      body: { fields: { password: accountFieldTexts.staffPasswordShort } },
    };
    expect(await reset('desk@example.com', token, 'rundown-9x')).toMatchObject(refused);
    const browser = caller(test.app);
    await browser.call('POST /api/accounts/login', {
      body: { email: 'desk@example.com', password: PASSWORD },
    });
    const short = { password: 'rundown-9x', confirm: 'rundown-9x' };
    for (const path of ['/api/accounts/updatePassword', '/api/accounts/changePassword'])
      expect(await browser.post(path, { user: short })).toMatchObject(refused);
  });

  it('is asked for with the same answer for everyone, and confirms the address it was mailed to', async () => {
    await caller(test.app).call('POST /api/accounts/register', { body: person('unconfirmed@example.com') });
    const known = await askForLink('unconfirmed@example.com');
    const unknown = await askForLink('stranger@example.com');
    expect(known.body).toEqual(unknown.body);
    expect(await mailsTo(test.db, 'stranger@example.com')).toHaveLength(0);
    await reset('unconfirmed@example.com', await newestToken(test.db, 'unconfirmed@example.com'));
    expect(await statusOfLogin('unconfirmed@example.com', NEW)).toBe(200);
  });

  it('cannot be asked for by nobody', async () => {
    expect(
      await caller(test.app).refused('POST /api/accounts/changePassword', { body: { user } }),
    ).toMatchObject({ status: 401 });
  });
});

describe('changing the password when logged in', () => {
  const longAgo = async (email: string) => {
    const { id } = await test.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await test.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 11 * MINUTE_MS) })
      .where('account_id', '=', id)
      .execute();
  };

  it.each(['/api/accounts/updatePassword', '/api/accounts/changePassword'])(
    '%s needs no current one soon after the login',
    async (path) => {
      const email = `fresh-${path.slice(14, 20)}@example.com`;
      const browser = await loggedIn(test, email);
      expect((await browser.post(path, { user })).status).toBe(200);
      expect(browser.cookies.has('session')).toBe(false);
      expect((await browser.refused('GET /api/accounts/profile/')).status).toBe(401);
      expect(await statusOfLogin(email, NEW)).toBe(200);
    },
  );

  it('needs the current one later', async () => {
    const browser = await loggedIn(test, 'later@example.com');
    await longAgo('later@example.com');
    const change = (currentPassword?: string) =>
      browser.reply('POST /api/accounts/updatePassword', { body: { user, currentPassword } });
    expect(await change()).toMatchObject({
      status: 422,
      body: { fields: { currentPassword: accountFieldTexts.currentPasswordRequired } },
    });
    expect(await change('not-this-one-1')).toMatchObject({
      status: 422,
      body: { code: 'account.wrong_password' },
    });
    expect((await change(PASSWORD)).status).toBe(200);
  });

  it('does not let a borrowed phone guess the current one', async () => {
    const browser = await loggedIn(test, 'borrowed@example.com');
    await longAgo('borrowed@example.com');
    const change = (currentPassword: string) =>
      browser.reply('POST /api/accounts/updatePassword', { body: { user, currentPassword } });
    for (let time = 0; time < 5; time++) expect((await change(`guess-number-${time}`)).status).toBe(422);
    expect((await change(PASSWORD)).status).toBe(429);
  });

  it('refuses two typings that differ', async () => {
    const browser = await loggedIn(test, 'typo@example.com');
    const reply = await browser.reply('POST /api/accounts/updatePassword', {
      body: {
        user: { password: NEW, confirm: `${NEW}x` },
      },
    });
    expect(reply).toMatchObject({ status: 422, body: { fields: { confirm: 'Password must match' } } });
  });
});
