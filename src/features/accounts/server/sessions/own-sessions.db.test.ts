import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/calendar.ts';
import { loggedIn, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { asId } from '#tests/support/ids.ts';
import { forgetExpired } from './forget-expired.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const SESSIONS = '/api/accounts/sessions';
const idsOf = (body: unknown): string[] =>
  Array.isArray(body) ? body.map((row: { _id: string }) => row._id) : [];

describe('own sessions', () => {
  it('are listed without those of others, the present one marked', async () => {
    const owner = await someone(test.services);
    const phone = await loggedIn(test, owner);
    await loggedIn(test, owner);
    await loggedIn(test, await someone(test.services));
    const { body } = await phone.get(SESSIONS);
    expect(body).toHaveLength(2);
    expect(Array.isArray(body) && body.filter((row: { isCurrent: boolean }) => row.isCurrent)).toHaveLength(
      1,
    );
  });

  it('can be ended from another one', async () => {
    const owner = await someone(test.services);
    const phone = await loggedIn(test, owner);
    const [phoneSession = ''] = idsOf((await phone.get(SESSIONS)).body);
    const laptop = await loggedIn(test, owner);
    expect((await laptop.post(`${SESSIONS}/end/${phoneSession}`)).status).toBe(200);
    expect((await phone.get(SESSIONS)).status).toBe(401);
    expect((await laptop.get(SESSIONS)).status).toBe(200);
    expect((await laptop.post(`${SESSIONS}/end/${phoneSession}`)).status).toBe(404);
  });

  it('of somebody else cannot be ended', async () => {
    const victim = await loggedIn(test, await someone(test.services));
    const [session = ''] = idsOf((await victim.get(SESSIONS)).body);
    const other = await loggedIn(test, await someone(test.services));
    expect((await other.post(`${SESSIONS}/end/${session}`)).status).toBe(404);
    expect((await victim.get(SESSIONS)).status).toBe(200);
  });
});

it('expired sessions, links and counts are removed, the others stay', async () => {
  const now = new Date();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const owner = await someone(test.services);
  const [alive, idle, over] = [
    await loggedIn(test, owner),
    await loggedIn(test, owner),
    await loggedIn(test, owner),
  ];
  const ids = idsOf((await alive.get(SESSIONS)).body);
  expect(idle && over && ids).toHaveLength(3);
  await test.db
    .updateTable('sessions')
    .set({ last_seen_at: ago(8) })
    .where('id', '=', asId<'sessions'>(ids[0] ?? ''))
    .execute();
  await test.db
    .updateTable('sessions')
    .set({ expires_at: ago(1) })
    .where('id', '=', asId<'sessions'>(ids[1] ?? ''))
    .execute();
  const link = (token_hash: string, expires_at: Date) => ({
    token_hash,
    account_id: owner.id,
    purpose: 'ResetPassword' as const,
    created_at: ago(3),
    expires_at,
  });
  await test.db
    .insertInto('mail_tokens')
    .values([link('a'.repeat(64), ago(2)), link('b'.repeat(64), ago(-1))])
    .execute();
  await test.db
    .insertInto('throttles')
    .values([
      { subject: 'old', hits: 1, since: ago(2) },
      { subject: 'new', hits: 1, since: now },
    ])
    .execute();
  await forgetExpired(test.db, now);
  const left = await test.db.selectFrom('sessions').select('id').where('account_id', '=', owner.id).execute();
  expect(left.map(({ id }) => id)).toEqual([ids[2]]);
  expect(await test.db.selectFrom('mail_tokens').select('token_hash').execute()).toEqual([
    { token_hash: 'b'.repeat(64) },
  ]);
  expect(await test.db.selectFrom('throttles').select('subject').execute()).toEqual([{ subject: 'new' }]);
});
