import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, DAY_MS, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, ended } from '../contests.test-support.ts';
import { openAndDrawDue } from '../contests-due.ts';
import { joinContest } from '../join-contest.ts';

let test: TestApp;
let staff: Someone;
let browser: Caller;
beforeAll(async () => {
  test = await openTestApp();
  staff = await moderator(test.services, { firstName: 'Ann', lastName: 'Lee' });
  browser = await loggedIn(test, staff);
});
afterAll(() => test.close());

/** A contest with one winner, just drawn. */
async function won(): Promise<{ id: IdOf<'contests'>; winner: Someone }> {
  const { id } = await contest(test.services, { maxWinners: 1 });
  const winner = await someone(test.services, { firstName: 'Nadine', lastName: 'Brown' });
  await joinContest(workAs(test.services, winner), { params: { id } });
  await ended(test, id);
  await openAndDrawDue(test.services, new Date());
  return { id, winner };
}
const record = (id: string, status: 'Claimed' | 'Unclaimed', by = browser) =>
  by.reply('POST /api/contests/claim/:id', { params: { id }, body: { place: 1, status } });
const winnersOf = async (id: string) =>
  (await browser.call('GET /api/contests/winners/:id', { params: { id } })).rows;

it('a prize that is handed over is on record, its winner is told, and the audit log has it', async () => {
  const { id, winner } = await won();
  const claimBy = addDays(dayOf(new Date()), 30);
  expect(await winnersOf(id)).toMatchObject([
    { place: 1, user: { fullName: 'Nadine Brown' }, claimBy, isOver: false, claim: null },
  ]);
  expect(await record(id, 'Claimed')).toMatchObject({
    status: 200,
    body: { message: 'Recorded: the prize is handed over', status: 'Claimed' },
  });
  expect(await winnersOf(id)).toMatchObject([{ claim: { status: 'Claimed', by: 'Ann Lee' } }]);
  const mails = await test.db
    .selectFrom('mails')
    .select('body_text')
    .where('account_id', '=', winner.id)
    .where('subject', '=', 'Your prize from Back to school')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body_text).toMatch(/^Hello Nadine,\n/);
  const audit = await test.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'account_id', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', 'contest.prize_handed_over')
    .execute();
  expect(audit).toMatchObject([
    { actor_id: staff.id, account_id: winner.id, after: { place: 1, status: 'Claimed' } },
  ]);
});

it('what became of a prize is shown to its winner alone', async () => {
  const { id, winner } = await won();
  const other = await loggedIn(test, await someone(test.services));
  const winners = async (who: Caller) =>
    (await who.call('GET /api/contests/:id', { params: { id } })).draw?.winners;
  const own = await loggedIn(test, winner);
  expect(await winners(own)).toMatchObject([{ isYou: true, claim: null }]);
  await record(id, 'Claimed');
  expect(await winners(own)).toMatchObject([{ isYou: true, claim: 'Claimed' }]);
  expect(await winners(other)).toMatchObject([{ isYou: false, claim: null }]);
});

it('is recorded once by two at once, and never changed', async () => {
  const { id } = await won();
  const other = await loggedIn(test, await moderator(test.services));
  const replies = await Promise.all([record(id, 'Claimed'), record(id, 'Claimed', other)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'contest.claim_recorded',
  });
  const refused = { code: '23514' };
  await expect(
    test.owner
      .updateTable('contest_claims')
      .set({ status: 'Unclaimed' })
      .where('contest_id', '=', id)
      .execute(),
  ).rejects.toMatchObject(refused);
  await expect(
    test.owner.deleteFrom('contest_claims').where('contest_id', '=', id).execute(),
  ).rejects.toMatchObject(refused);
});

it('is not claimed only when the last day is over, by the database too', async () => {
  const { id } = await won();
  expect(await record(id, 'Unclaimed')).toMatchObject({ status: 409, body: { code: 'contest.claim_open' } });
  const row = { contest_id: id, place: 1, status: 'Unclaimed', recorded_by: staff.id } as const;
  const at = (daysFromNow: number) =>
    test.db
      .insertInto('contest_claims')
      .values({ ...row, created_at: new Date(Date.now() + daysFromNow * DAY_MS) })
      .execute();
  await expect(at(30)).rejects.toMatchObject({ code: '23514' });
  await expect(at(31)).resolves.toBeTruthy();
  expect(await winnersOf(id)).toMatchObject([{ claim: { status: 'Unclaimed' } }]);
});

it('nobody wins a place that was not drawn', async () => {
  const { id } = await won();
  expect(
    (
      await browser.refused('POST /api/contests/claim/:id', {
        params: { id },
        body: { place: 2, status: 'Claimed' },
      })
    ).status,
  ).toBe(404);
});
