import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeUses } from '#features/accounts/server/sessions/session-uses.ts';
import { sampleAnswers } from '#features/information/defaults/sample-answers.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import { dayOf, HOUR_MS, MINUTE_MS } from '#shared/calendar.ts';
import { borrower, loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

let officer: Someone;
let browser: Caller;
let person: Someone;
beforeEach(async () => {
  officer = await moderator(server.services);
  browser = await loggedIn(server, officer);
  person = await borrower(server.services);
  // From here on the server recalls who the officer is.
  expect((await browser.get('/api/accounts/sessions')).status).toBe(200);
});

const tokenHash = () => hashToken(browser.cookies.get('pimento_session') ?? '');
const suspend = () =>
  browser.post(`/api/accounts/status/${person.id}`, { status: 'Suspended', seen: 'Active', reason: 'left' });
const statusOfPerson = async () =>
  (
    await server.db
      .selectFrom('accounts')
      .select('status')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow()
  ).status;

/** Behind the server's back, as another one does it. */
const changed = {
  'a log-out': () => server.db.deleteFrom('sessions').where('token_hash', '=', tokenHash()).execute(),
  'an end by the clock': () =>
    server.db
      .updateTable('sessions')
      .set({ expires_at: new Date() })
      .where('token_hash', '=', tokenHash())
      .execute(),
  'long idleness': () =>
    server.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 13 * HOUR_MS) })
      .where('token_hash', '=', tokenHash())
      .execute(),
  'a suspension': () =>
    server.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', officer.id).execute(),
  'a second factor set up elsewhere': () =>
    server.db.updateTable('accounts').set({ has_second_factor: true }).where('id', '=', officer.id).execute(),
};

describe.each(Object.entries(changed))('after %s', (_, change) => {
  test('nothing is read', async () => {
    await change();
    expect((await browser.get('/api/informations/verifications/panel?audience=PreQualUser')).status).toBe(
      401,
    );
  });

  test('nothing is written', async () => {
    await change();
    expect((await suspend()).status).toBe(401);
    expect(await statusOfPerson()).toBe('Active');
  });

  test('a call that would be refused in any case says that the session is over', async () => {
    await change();
    const refused = await browser.post(`/api/accounts/status/${person.id}`, {
      status: 'Suspended',
      seen: 'Created',
      reason: 'left',
    });
    expect(refused.status).toBe(401);
  });
});

test.each([
  [
    'a log-out',
    (id: string) => server.db.deleteFrom('sessions').where('id', '=', asId<'sessions'>(id)).execute(),
    401,
  ],
  [
    'a suspension',
    () =>
      server.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', person.id).execute(),
    401,
  ],
  [
    'a way back to the quiz',
    () => server.db.updateTable('accounts').set({ status: 'UserQuiz' }).where('id', '=', person.id).execute(),
    403,
  ],
])('what a borrower writes in one statement is not written after %s', async (_, change, status) => {
  person = await someone(server.services);
  const own = await loggedIn(server, person);
  const { body } = await own.get('/api/informations');
  const [section] = (body as { _id: string; sId: string }[]).filter(({ sId }) => sId === 'basic_information');
  const { id } = await server.db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const data = sampleAnswers(dayOf(new Date())).basic_information;
  await change(id);
  const submitted = await own.post('/api/informations/submit', { informationId: section?._id, data });
  expect(submitted.status).toBe(status);
  const kept = await server.db
    .selectFrom('submissions')
    .select('id')
    .where('account_id', '=', person.id)
    .execute();
  expect(kept).toEqual([]);
});

describe('a minute after the last call', () => {
  const lastSeen = async () => {
    await writeUses(server.services);
    const session = server.db.selectFrom('sessions').select('last_seen_at').where('token_hash', '=', token);
    return (await session.executeTakeFirst())?.last_seen_at.getTime();
  };
  let token: string;
  let before: number | undefined;
  beforeEach(async () => {
    token = tokenHash();
    before = await lastSeen();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a call of whoever is recalled is recorded as a use of the session', async () => {
    expect((await browser.get('/api/accounts/sessions')).status).toBe(200);
    expect(await lastSeen()).toBeGreaterThanOrEqual((before ?? 0) + MINUTE_MS);
  });

  test('a call that is refused because its caller was suspended is not', async () => {
    await changed['a suspension']();
    expect((await browser.get('/api/accounts/sessions')).status).toBe(401);
    expect(await lastSeen()).toBe(before);
  });
});

test('whoever is no longer of the desk may not do what the desk may, and does at once what others may', async () => {
  await server.db.updateTable('accounts').set({ user_type: 'User' }).where('id', '=', officer.id).execute();
  expect((await browser.get('/api/informations/verifications/panel?audience=PreQualUser')).status).toBe(403);
  expect((await suspend()).status).toBe(403);
  expect((await browser.get('/api/informations/user')).status).toBe(200);
});

test('whoever has just become of the desk is not told what they were', async () => {
  const other = await loggedIn(server, person);
  expect((await other.get('/api/informations/user')).status).toBe(200);
  await server.db
    .updateTable('accounts')
    .set({ user_type: 'Moderator' })
    .where('id', '=', person.id)
    .execute();
  expect((await other.get('/api/informations/verifications/panel?audience=PreQualUser')).status).toBe(200);
});

test('a browser that has just handed in the quiz is not sent back to it by what was recalled a moment before', async () => {
  const quiz = {
    current_financial_situation_feeling: '4 - Satisfied',
    partner_draw: false,
    rewards: ['Books', 'Dining', 'Stocks'],
  };
  const newcomer = await someone(server.services, { status: 'UserQuiz' });
  const own = await loggedIn(server, newcomer);
  const statusInBrowser = () => JSON.parse(own.cookies.get('session') ?? '{}').status;
  // From here on the server recalls that the quiz waits.
  expect((await own.get('/api/accounts/sessions')).status).toBe(200);
  expect((await own.post('/api/quiz', quiz)).status).toBe(200);
  expect(statusInBrowser()).not.toBe('UserQuiz');
  expect((await own.get('/api/accounts/sessions')).status).toBe(200);
  expect(statusInBrowser()).not.toBe('UserQuiz');
});

test('a list is that of the model in which its person is now', async () => {
  const own = await loggedIn(server, person);
  const models = async () => {
    const { body } = await own.get('/api/informations');
    return new Set((body as { for: string }[]).map((section) => section.for));
  };
  expect(await models()).toEqual(new Set(['PreQualUser']));
  expect(await models()).toEqual(new Set(['PreQualUser']));
  await server.db
    .updateTable('accounts')
    .set({ info_status: 'FullModel' })
    .where('id', '=', person.id)
    .execute();
  expect(await models()).toEqual(new Set(['FullUser']));
});
