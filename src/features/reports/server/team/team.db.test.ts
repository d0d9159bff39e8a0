import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { addDays, type Day, dayOf, HOUR_MS, startOfDay } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let test: TestApp;
let lead: Caller;
let ann: Someone;
let ben: Someone;
let today: Day;

type Drawn = { by: Someone; day: Day; hours: number; reopened?: boolean };

/** Documents that an officer decided at noon of a day, so many hours after they came. */
async function decided({ by, day, hours, reopened = false }: Drawn): Promise<void> {
  const { _id } = await submitAndSend(test, await someone(test.services), 'credit_info');
  const at = new Date(startOfDay(day).getTime() + 12 * HOUR_MS);
  const { submission_id } = await test.db
    .updateTable('verifications')
    .set({
      ...{ status: 'Verified', decided_by: by.id, decided_at: at },
      created_at: new Date(at.getTime() - hours * HOUR_MS),
    })
    .where('id', '=', _id)
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  if (reopened)
    await test.db
      .updateTable('submissions')
      .set({ reopened_at: new Date() })
      .where('id', '=', submission_id)
      .execute();
}

beforeAll(async () => {
  test = await openTestApp();
  lead = await loggedIn(test, await moderator(test.services, { userType: 'Admin' }));
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  ben = await moderator(test.services, { firstName: 'Ben', lastName: 'Officer' });
  today = dayOf(new Date());
  const yesterday = addDays(today, -1);
  for (const hours of [1, 2, 3, 4, 10]) await decided({ by: ann, day: yesterday, hours });
  await decided({ by: ben, day: yesterday, hours: 20, reopened: true });
  await decided({ by: ben, day: addDays(today, -2), hours: 6 });
  for (const hours of [5, 5]) await decided({ by: ann, day: addDays(today, -4), hours });
  await submitAndSend(test, await someone(test.services), 'credit_info');
});
afterAll(() => test.close());

const days = () => ({ from: addDays(today, -3), to: addDays(today, -1) });

it('says what each queue and officer decided, how soon, and how many the days before', async () => {
  const team = await lead.call('GET /api/team', { query: days() });
  expect(team.before).toEqual({ from: addDays(today, -6), to: addDays(today, -4) });
  // 1, 2, 3, 4, 6, 10 and 20 hours: the middle one, and 0.4 of the way from the sixth to the seventh.
  expect(team.queues.find(({ queue }) => queue === 'VerificationModel5')).toEqual({
    queue: 'VerificationModel5',
    now: { decided: 7, medianHours: 4, ninetiethHours: 14, reopened: 1, overturned: 0 },
    before: { decided: 2, medianHours: null, ninetiethHours: null, reopened: 0, overturned: 0 },
  });
  expect(team.officers).toEqual([
    {
      officer: { _id: ann.id, fullName: 'Ann Officer' },
      now: { decided: 5, medianHours: 3, ninetiethHours: 7.6, reopened: 0, overturned: 0 },
      before: 2,
      byDay: [{ day: addDays(today, -1), decided: 5 }],
    },
    {
      officer: { _id: ben.id, fullName: 'Ben Officer' },
      now: { decided: 2, medianHours: null, ninetiethHours: null, reopened: 1, overturned: 0 },
      before: 0,
      byDay: expect.arrayContaining([
        { day: addDays(today, -1), decided: 1 },
        { day: addDays(today, -2), decided: 1 },
      ]),
    },
  ]);
  expect(team.lastDays).toEqual([addDays(today, -3), addDays(today, -2), addDays(today, -1)]);
});

it('opens for each figure a list with as many rows', async () => {
  const query = days();
  const team = await lead.call('GET /api/team', { query });
  const countOf = async (narrowed: object) =>
    (await lead.call('GET /api/team/decided', { query: { ...query, ...narrowed } })).total;
  for (const { queue, now } of team.queues) {
    expect([queue, await countOf({ queue })]).toEqual([queue, now.decided]);
    expect([queue, await countOf({ queue, cameBack: 'reopened' })]).toEqual([queue, now.reopened]);
    expect([queue, await countOf({ queue, cameBack: 'overturned' })]).toEqual([queue, now.overturned]);
  }
  for (const { officer, now, byDay } of team.officers) {
    expect(await countOf({ officer: officer._id })).toBe(now.decided);
    for (const { day, decided } of byDay)
      expect(await countOf({ officer: officer._id, from: day, to: day })).toBe(decided);
  }
});

it('lists what was decided, the latest first, with who decided it and how soon', async () => {
  const { rows } = await lead.call('GET /api/team/decided', { query: { ...days(), officer: ben.id } });
  expect(rows).toMatchObject([
    {
      queue: 'VerificationModel5',
      officer: { fullName: 'Ben Officer' },
      hours: 20,
      verdict: 'Verified',
      isReopened: true,
    },
    { hours: 6, isReopened: false },
  ]);
});

it('counts what is late by what it waits for, as the list of what waits has it', async () => {
  await test.db
    .updateTable('verifications')
    .set({ created_at: new Date(Date.now() - 25 * HOUR_MS) })
    .where('status', '=', 'Submitted')
    .execute();
  const { late } = await lead.call('GET /api/team', { query: days() });
  expect(late.find(({ queue }) => queue === 'VerificationModel5')).toEqual({
    ...{ queue: 'VerificationModel5', late: 1 },
    holdUps: { Borrower: 0, SecondPerson: 0, Nobody: 1, Owner: 0 },
  });
  for (const { queue, late: all, holdUps } of late) {
    const { total } = await lead.call('GET /api/casework', { query: { queue, late: 'yes' } });
    expect([queue, total]).toEqual([queue, all]);
    expect([queue, Object.values(holdUps).reduce((sum, one) => sum + one, 0)]).toEqual([queue, all]);
  }
});

it('is for admins, of days that there are', async () => {
  const officer = await loggedIn(test, ann);
  expect((await officer.get('/api/team')).status).toBe(403);
  expect((await lead.get('/api/team?from=2026-02-30&to=2026-03-01')).status).toBe(422);
});
