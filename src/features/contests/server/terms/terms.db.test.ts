import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prizeOnOffer } from '#features/prizes/server/prizes.test-support.ts';
import type { IdOf } from '#shared/id.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, contestRequest, ended, termsAsTheyStand } from '../contests.test-support.ts';
import { joinContest } from '../join-contest.ts';

let test: TestApp;
let ann: Someone;
let asker: Caller;
let second: Caller;
let third: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Lee' });
  asker = await loggedIn(test, ann);
  second = await loggedIn(test, await moderator(test.services, { firstName: 'Ben', lastName: 'Hall' }));
  third = await loggedIn(test, await moderator(test.services, { userType: 'Admin' }));
});
afterAll(() => test.close());

type Contest = IdOf<'contests'>;

const why = 'The sponsor gives more bags';
const read = (id: Contest) => second.call('GET /api/contests/desk/:id', { params: { id } });
const rowOf = (id: Contest) =>
  test.db.selectFrom('contests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Asks for other terms than those that stand. */
async function ask(id: Contest, change: object, by = asker, reason = why) {
  return by.post(`/api/contests/terms/${id}`, { ...termsAsTheyStand(await read(id)), ...change, reason });
}
const waiting = async (id: Contest) => {
  const { rows } = await second.call('GET /api/contests/requests', { query: { perPage: '50' } });
  return rows.filter(({ contest }) => contest._id === id);
};
const requestOf = async (id: Contest) => (await waiting(id))[0]?._id ?? '';
const settle = (verb: 'approve' | 'refuse' | 'withdraw', id: string, by: Caller, body: object = {}) =>
  by.post(`/api/contests/requests/${id}/${verb}`, body);
const audit = (id: Contest) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .where('action', 'like', 'contest.terms%')
    .orderBy('id')
    .execute();

describe('other terms of an open contest', () => {
  it('are asked for with a reason and change nothing by themselves', async () => {
    const { id } = await contest(test.services);
    expect(await ask(id, { claimDays: 60 }, asker, '')).toMatchObject({
      body: { fields: { reason: 'Please give the reason.' } },
    });
    expect(await ask(id, {})).toMatchObject({ status: 422, body: { code: 'contest.terms_same' } });
    expect(await ask(id, { claimDays: 60, rules: '' })).toMatchObject({
      status: 422,
      body: { fields: { rules: 'An open contest has rules. Write them.' } },
    });
    expect((await ask(id, { claimDays: 60, rules: 'Two tickets each.' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ claim_days: 30, rules: 'One ticket each.', version: 1 });
    expect(await waiting(id)).toMatchObject([
      {
        terms: [
          { name: 'rules', before: 'One ticket each.', after: 'Two tickets each.' },
          { name: 'claimDays', before: '30 days after the draw', after: '60 days after the draw' },
        ],
        ...{
          reason: why,
          askedBy: { fullName: 'Ann Lee' },
          obstacle: null,
          changed: ['Rules', 'Time to claim'],
        },
      },
    ]);
    expect(await ask(id, { claimDays: 90 }, second)).toMatchObject({
      status: 409,
      body: { code: 'contest.request_open' },
    });
  });

  it('are in force once a second person approves them, of two at once one, and never by who asked', async () => {
    const { id } = await contest(test.services);
    await ask(id, { claimDays: 60, rules: 'Two tickets each.' });
    const request = await requestOf(id);
    expect(await settle('approve', request, asker)).toMatchObject({ body: { code: 'contest.request_own' } });
    const replies = await Promise.all([
      settle('approve', request, second),
      settle('approve', request, third),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowOf(id)).toMatchObject({ claim_days: 60, rules: 'Two tickets each.', version: 2 });
    expect(await audit(id)).toMatchObject([
      { action: 'contest.terms_ask', actor_id: ann.id, after: { claim_days: 60, reason: why } },
      {
        action: 'contest.terms_change',
        before: { claim_days: 30, rules: 'One ticket each.' },
        after: { claim_days: 60, rules: 'Two tickets each.', askedBy: ann.id, reason: why },
      },
    ]);
    expect(await waiting(id)).toEqual([]);
    expect((await read(id)).requests).toMatchObject([{ status: 'Done', decisionNote: null }]);
  });

  it('answer a retry alike, and are made once', async () => {
    const { id } = await contest(test.services);
    await ask(id, { points: 40 });
    const url = `/api/contests/requests/${await requestOf(id)}/approve`;
    const key = `approve-${id}`;
    const replies = await Promise.all([1, 2, 3].map(() => second.post(url, {}, { key })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf(id)).toMatchObject({ points: 40, version: 2 });
  });

  it('stand on the page of the contest for everybody, with what they were, when and why', async () => {
    const { id } = await contest(test.services);
    const person = await loggedIn(test, await someone(test.services));
    const show = () => person.call('GET /api/contests/:id', { params: { id } });
    await ask(id, { category: 'roulette', points: 30 });
    expect((await show()).changes).toEqual([]);
    await settle('approve', await requestOf(id), second);
    expect(await show()).toMatchObject({
      ...{ category: 'roulette', points: 30 },
      changes: [
        {
          ...{ at: expect.any(String), reason: why },
          terms: [
            { name: 'category', before: 'Spin wheel', after: 'roulette' },
            { name: 'points', before: '25', after: '30' },
          ],
        },
      ],
    });
  });

  it('are refused with a reason, which who asked gets by mail and reads at the contest', async () => {
    const { id } = await contest(test.services);
    await ask(id, { maxWinners: 1 });
    const request = await requestOf(id);
    expect((await settle('refuse', request, second)).status).toBe(422);
    expect((await settle('refuse', request, second, { note: 'Two were promised' })).status).toBe(200);
    expect(await settle('approve', request, third)).toMatchObject({
      body: { code: 'contest.request_settled' },
    });
    expect((await read(id)).requests).toMatchObject([
      { status: 'Refused', decisionNote: 'Two were promised', decidedBy: { fullName: 'Ben Hall' } },
    ]);
    const mail = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', ann.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('Two were promised');
    expect(mail.body_text).toMatch(/^Hello \w+,\n/);
    expect(await rowOf(id)).toMatchObject({ max_winners: 2, version: 1 });
  });

  it('are withdrawn by who asked, and to nobody else is there anything to withdraw', async () => {
    const { id } = await contest(test.services);
    await ask(id, { claimDays: 60 });
    const request = await requestOf(id);
    expect((await settle('withdraw', request, second)).status).toBe(404);
    expect((await settle('withdraw', request, asker)).status).toBe(200);
    expect((await settle('withdraw', request, asker)).status).toBe(409);
    expect((await ask(id, { claimDays: 60 })).status).toBe(200);
  });

  it('are not decided by one hand', async () => {
    const { id } = await contest(test.services);
    const lead = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
    const puppet = await addedBy(test, lead, 'Moderator');
    await ask(id, { claimDays: 60 }, puppet.browser);
    expect(await settle('approve', await requestOf(id), lead)).toMatchObject({
      body: { code: 'second_person.one_hand' },
    });
  });
});

describe('what stands in the way', () => {
  it('is an end, or a draw, that came first', async () => {
    const early = await contest(test.services, { startsIn: 1 });
    expect(await ask(early.id, { claimDays: 60 })).toMatchObject({
      body: { code: 'contest.terms_not_open' },
    });
    const { id } = await contest(test.services);
    await ask(id, { claimDays: 60 });
    const request = await requestOf(id);
    await ended(test, id);
    const over = 'The contest is over, so its terms stay as they are.';
    expect(await waiting(id)).toMatchObject([{ obstacle: over }]);
    expect(await settle('approve', request, second)).toMatchObject({
      status: 409,
      body: { code: 'contest.request_blocked', message: over },
    });
    await second.post(`/api/contests/draw/${id}`);
    expect((await settle('approve', request, second)).status).toBe(409);
    expect(await ask(id, { claimDays: 60 })).toMatchObject({ body: { code: 'contest.terms_not_open' } });
    expect((await settle('refuse', request, second, { note: 'Too late' })).status).toBe(200);
  });

  it('is a contest that is not as it was when it was asked', async () => {
    const { id } = await contest(test.services);
    const own = await contestRequest(test.services, { contestId: id });
    await settle('refuse', own, second, { note: 'Another one' });
    await ask(id, { claimDays: 45 });
    await settle('approve', await requestOf(id), second);
    const stale = await contestRequest(test.services, { contestId: id });
    expect(await settle('approve', stale, second)).toMatchObject({
      body: { code: 'contest.request_blocked', message: expect.stringContaining('changed since') },
    });
    const old = await ask(id, { version: 1, claimDays: 30 });
    expect(old).toMatchObject({ status: 409, body: { code: 'contest.changed' } });
  });

  it('is a stock that others hold: what two people agree moves what is held, and takes nothing that is not there', async () => {
    const held = async (id: string) => {
      const { rows } = await sql<{ stock: number; reserved: number }>`
        select stock, reserved from prizes where id = ${id}`.execute(test.db);
      return rows[0];
    };
    const prize = await prizeOnOffer(test.services, { type: 'Prize', stock: 3 });
    const { id } = await contest(test.services);
    const { prize: was } = await read(id);
    expect(await ask(id, { prize, maxWinners: 4 })).toMatchObject({
      status: 422,
      body: { fields: { maxWinners: expect.stringContaining('there are 3. Add to its stock, or ask') } },
    });
    await ask(id, { prize, maxWinners: 3 });
    const request = await requestOf(id);
    // Somebody else takes one of them before it is decided.
    await test.db.updateTable('prizes').set({ reserved: 1 }).where('id', '=', prize).execute();
    expect(await waiting(id)).toMatchObject([{ obstacle: expect.stringMatching(/are 2\. .*or ask for/) }]);
    expect((await settle('approve', request, second)).status).toBe(409);
    await test.db.updateTable('prizes').set({ reserved: 0 }).where('id', '=', prize).execute();
    expect((await settle('approve', request, second)).status).toBe(200);
    expect(await held(prize)).toEqual({ stock: 3, reserved: 3 });
    expect(await held(was._id)).toMatchObject({ reserved: 0 });
    await ask(id, { maxWinners: 2 });
    await settle('approve', await requestOf(id), second);
    expect(await held(prize)).toEqual({ stock: 3, reserved: 2 });
  });

  it('is the database, for whatever two people have not agreed', async () => {
    const { id } = await contest(test.services);
    const set = (change: object) =>
      test.db.updateTable('contests').set(change).where('id', '=', id).execute();
    const refused = { code: '23514' };
    await ask(id, { claimDays: 60 });
    await expect(set({ claim_days: 60, version: 2 })).rejects.toMatchObject(refused);
    await settle('approve', await requestOf(id), second);
    for (const change of [
      { claim_days: 30, version: 3 },
      { claim_days: 60, rules: 'X', version: 3 },
    ])
      await expect(set(change)).rejects.toMatchObject(refused);
    const request = test.db.updateTable('contest_requests').where('contest_id', '=', id);
    await expect(request.set({ reason: 'Another' }).execute()).rejects.toMatchObject(refused);
    await expect(request.set({ status: 'Asked' }).execute()).rejects.toMatchObject(refused);
  });
});

it('a colleague’s edit of the name beside it neither waits nor makes it void', async () => {
  const { id } = await contest(test.services);
  await ask(id, { claimDays: 60 });
  await test.db.updateTable('contests').set({ name: 'Renamed', version: 2 }).where('id', '=', id).execute();
  expect((await settle('approve', await requestOf(id), second)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ name: 'Renamed', claim_days: 60, version: 3 });
});

it('an approval after the end is refused, and the draw beside it is by the terms that people joined under', async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await contest(test.services, { maxWinners: 2 });
    for (let joiner = 0; joiner < 3; joiner++)
      await joinContest(workAs(test.services, await someone(test.services)), { params: { id } });
    await ask(id, { maxWinners: 1 });
    const request = await requestOf(id);
    await ended(test, id);
    const [reply] = await Promise.all([
      settle('approve', request, second),
      third.post(`/api/contests/draw/${id}`),
    ]);
    expect(reply.status).toBe(409);
    expect((await read(id)).draw?.winners).toHaveLength(2);
  }
});
