import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { logIn, PASSWORD, shownMinutesAgo, someoneWithPassword } from '../second-factor.test-support.ts';
import { type Authenticator, authenticator } from './authenticator.test-support.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('throttles').execute());

const BEGIN = '/api/second-factor/passkeys/begin';
const ADD = '/api/second-factor/passkeys';
const ASK = '/api/second-factor/log-in/passkey/ask';
const FINISH = '/api/second-factor/log-in/passkey';
const SHOW = '/api/second-factor/confirm/passkey';
const withPassword = { currentPassword: PASSWORD };
const WRONG = { status: 422, body: { code: 'second_factor.wrong' } };

type Question = {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  allowCredentials?: { id: string }[];
  userVerification?: string;
};
const asked = async (browser: Caller, path: string, body?: object) =>
  (await browser.post(path, body)).body as Question;

async function someoneWithPasskey(device = authenticator()) {
  const person = await someoneWithPassword(test);
  const added = await person.browser.post(ADD, device.make(await asked(person.browser, BEGIN, withPassword)));
  expect(added.status).toBe(200);
  const { recoveryCodes } = added.body as { recoveryCodes: string[] };
  return { ...person, device, recoveryCodes };
}

const halfIn = async (email: string) => {
  const browser = caller(test.app);
  expect(await logIn(browser, email)).toMatchObject({ body: { next: 'secondFactor' } });
  return browser;
};
const finish = async (browser: Caller, device: Authenticator, lies = {}) =>
  browser.post(FINISH, { answer: device.sign(await asked(browser, ASK), lies) });

describe('adding a passkey', () => {
  it('asks for the password, makes recovery codes with the first, and notifies its owner', async () => {
    const { browser, email } = await someoneWithPassword(test);
    expect((await browser.post(BEGIN, { currentPassword: 'not this one' })).status).toBe(422);
    const question = await asked(browser, BEGIN, withPassword);
    expect(question).toMatchObject({
      rp: { id: 'localhost', name: 'Pimento' },
      user: { name: email },
      authenticatorSelection: { userVerification: 'preferred' },
      attestation: 'none',
    });
    const added = await browser.post(ADD, authenticator().make(question));
    expect((added.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await browser.call('GET /api/second-factor')).toMatchObject({
      passkeys: [{ name: 'Chrome on Android', lastUsed: null }],
      recoveryCodesLeft: 10,
    });
    const second = await browser.post(ADD, authenticator().make(await asked(browser, BEGIN, withPassword)));
    expect(second.body).toMatchObject({ recoveryCodes: null });
    const mails = await test.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual(Array(2).fill({ subject: 'A passkey was added · Pimento' }));
  });

  it('takes what was made for this question and this site, once', async () => {
    const { browser } = await someoneWithPassword(test);
    const device = authenticator();
    const question = await asked(browser, BEGIN, withPassword);
    const UNFIT = { status: 422, body: { code: 'second_factor.passkey_unfit' } };
    for (const lies of [{ origin: 'https://pimento.evil.example' }, { rpId: 'evil.example' }])
      expect(await browser.post(ADD, device.make(question, lies))).toMatchObject(UNFIT);
    expect(await browser.post(ADD, device.make({ challenge: 'bm90IHRoaXMgb25l' }))).toMatchObject(UNFIT);
    expect((await browser.post(ADD, device.make(question))).status).toBe(200);
    expect(await browser.post(ADD, authenticator().make(question))).toMatchObject({
      status: 409,
      body: { code: 'second_factor.not_begun' },
    });
    const other = await someoneWithPassword(test);
    const known = device.make(await asked(other.browser, BEGIN, withPassword));
    expect(await other.browser.post(ADD, known)).toMatchObject({
      status: 409,
      body: { code: 'second_factor.passkey_known' },
    });
  });
});

describe('logging in with a passkey', () => {
  it('opens a session, and asks for those of the account alone', async () => {
    const { email, device } = await someoneWithPasskey();
    const browser = await halfIn(email);
    expect(await browser.call('GET /api/second-factor/log-in')).toEqual({ ways: ['passkey', 'recovery'] });
    expect(await asked(browser, ASK)).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: device.id }],
      userVerification: 'preferred',
    });
    expect((await finish(browser, device)).status).toBe(200);
    await browser.call('GET /api/accounts/profile/');
  });

  it.each([
    ['another origin', { origin: 'https://pimento.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another key', { signWith: authenticator() }],
  ])('refuses what was signed for or by %s', async (_which, lies) => {
    const { email, device } = await someoneWithPasskey();
    expect(await finish(await halfIn(email), device, lies)).toMatchObject(WRONG);
  });

  it('refuses a passkey of another account, and one that nobody has added', async () => {
    const { email } = await someoneWithPasskey();
    const other = await someoneWithPasskey();
    const browser = await halfIn(email);
    expect(await finish(browser, other.device)).toMatchObject(WRONG);
    expect(await finish(browser, authenticator())).toMatchObject(WRONG);
  });

  it('takes each question once: an answer that was heard opens nothing again', async () => {
    const { email, device } = await someoneWithPasskey();
    const browser = await halfIn(email);
    const answer = device.sign(await asked(browser, ASK));
    expect((await browser.post(FINISH, { answer })).status).toBe(200);
    expect(await (await halfIn(email)).post(FINISH, { answer })).toMatchObject(WRONG);
    const again = await halfIn(email);
    await asked(again, ASK);
    expect(await again.post(FINISH, { answer })).toMatchObject(WRONG);
  });

  it('opens one session when an answer is given many times at once', async () => {
    const { email, device } = await someoneWithPasskey();
    const browser = await halfIn(email);
    const answer = device.sign(await asked(browser, ASK));
    const all = await Promise.all([1, 2, 3, 4].map(() => browser.post(FINISH, { answer })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses an answer that comes too late', async () => {
    const { email, device } = await someoneWithPasskey();
    const browser = await halfIn(email);
    const answer = device.sign(await asked(browser, ASK));
    await test.db.updateTable('passkey_challenges').set({ expires_at: new Date() }).execute();
    expect(await browser.post(FINISH, { answer })).toMatchObject(WRONG);
  });

  it('refuses a copy, which counts from where it was made', async () => {
    const { email, device } = await someoneWithPasskey();
    expect((await finish(await halfIn(email), device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0])
      expect(await finish(await halfIn(email), device, { counter })).toMatchObject(WRONG);
    expect((await finish(await halfIn(email), device, { counter: 8 })).status).toBe(200);
  });

  it('takes one that never counts', async () => {
    const { email, device } = await someoneWithPasskey();
    for (let time = 0; time < 2; time++)
      expect((await finish(await halfIn(email), device, { counter: 0 })).status).toBe(200);
  });

  it('while strangers have locked the account: asks everybody alike, and lets in whoever has both', async () => {
    const { email, device } = await someoneWithPasskey();
    const stranger = caller(test.app, '203.0.113.66');
    for (let time = 0; time < 5; time++) await logIn(stranger, email, `guess ${time}`);
    const begun = async (password: string) => {
      const browser = caller(test.app);
      expect((await logIn(browser, email, password)).status).toBe(429);
      return browser;
    };
    const wrong = await begun('not this one');
    const asksAny = { ...(await asked(wrong, ASK)), challenge: '' };
    expect(asksAny).toMatchObject({ allowCredentials: [] });
    expect(await finish(wrong, device)).toMatchObject(WRONG);
    const right = await begun(PASSWORD);
    expect({ ...(await asked(right, ASK)), challenge: '' }).toEqual(asksAny);
    expect((await finish(right, device)).status).toBe(200);
  });
});

describe('showing a passkey once more', () => {
  it('makes the session fresh again', async () => {
    const { browser, id, device } = await someoneWithPasskey();
    await shownMinutesAgo(test, id, 10);
    const stale = { status: 403, body: { code: 'session.second_factor_again' } };
    expect(await browser.post(BEGIN, withPassword)).toMatchObject(stale);
    expect(await browser.post(SHOW, { answer: device.sign({ challenge: 'bm90IGFza2Vk' }) })).toMatchObject(
      WRONG,
    );
    const answer = device.sign(await asked(browser, `${SHOW}/ask`));
    expect((await browser.post(SHOW, { answer })).status).toBe(200);
    expect((await browser.post(BEGIN, withPassword)).status).toBe(200);
  });
});

describe('removing a passkey', () => {
  it('asks for the password; with the last one goes the second step', async () => {
    const { browser, email } = await someoneWithPasskey();
    const other = await someoneWithPasskey();
    const own = await browser.call('GET /api/second-factor');
    const remove = `/api/second-factor/passkeys/remove/${own.passkeys[0]?._id}`;
    expect((await other.browser.post(remove, withPassword)).status).toBe(404);
    expect((await browser.post(remove, { currentPassword: 'not this one' })).status).toBe(422);
    expect((await browser.post(remove, withPassword)).status).toBe(200);
    expect(await browser.call('GET /api/second-factor')).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    expect(await logIn(caller(test.app), email)).toMatchObject({ status: 200, body: { email } });
  });
});
