import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf, showMoment, startOfDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, contestRequest, termsAsTheyStand } from '../contests.test-support.ts';
import { joinContest } from '../join-contest.ts';
import { notifyJoinedJob } from './notify-joined.ts';

let test: TestApp;
let asker: Caller;
let second: Caller;
const today = dayOf(new Date());
beforeAll(async () => {
  test = await openTestApp();
  asker = await loggedIn(test, await moderator(test.services));
  second = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Contest = IdOf<'contests'>;

const read = (id: Contest) => second.call('GET /api/contests/desk/:id', { params: { id } });
const endOf = async (id: Contest) => new Date((await read(id)).endDate);
const ask = async (id: Contest, endDate: string) =>
  asker.post(`/api/contests/terms/${id}`, {
    ...termsAsTheyStand(await read(id)),
    ...{ endDate, reason: 'The hall is ours for that day alone' },
  });
const requestOf = async (id: Contest) => (await read(id)).requests[0];
const approve = (id = '') => second.post(`/api/contests/requests/${id}/approve`, {});
const lastMoment = (days: number) => new Date(startOfDay(addDays(today, days + 1)).getTime() - 1);

it.each([
  ['earlier', 3],
  ['later', 30],
])(
  'the end of an open contest comes %s once a second person agrees, and whoever joined is told',
  async (_, days) => {
    const { id } = await contest(test.services, { endsIn: 240 });
    const person = await someone(test.services);
    await joinContest(workAs(test.services, person), { params: { id } });
    const before = await endOf(id);
    expect((await ask(id, addDays(today, days))).status).toBe(200);
    expect(await endOf(id)).toEqual(before);
    const request = await requestOf(id);
    expect(request).toMatchObject({
      terms: [{ name: 'endDate', before: showMoment(before), after: showMoment(lastMoment(days)) }],
      obstacle: null,
    });
    expect((await approve(request?._id)).status).toBe(200);
    expect(await endOf(id)).toEqual(lastMoment(days));
    const { id: event } = await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'contest.terms_change')
      .executeTakeFirstOrThrow();
    await notifyJoinedJob(test.services).run({ id: request?._id, event });
    const mails = await test.db
      .selectFrom('mails')
      .select('body_text')
      .where('account_id', '=', person.id)
      .where('subject', 'like', 'The terms of%')
      .execute();
    expect(mails).toHaveLength(1);
    for (const words of [showMoment(before), showMoment(lastMoment(days))])
      expect(mails[0]?.body_text).toContain(words);
  },
);

it('an end that has passed is neither asked for nor approved', async () => {
  const { id } = await contest(test.services, { endsIn: 240 });
  expect(await ask(id, addDays(today, -1))).toMatchObject({
    status: 422,
    body: { fields: { endDate: 'The end cannot lie in the past. Choose today or a later day.' } },
  });
  const before = { ends_at: (await endOf(id)).toISOString() };
  const after = { ends_at: new Date(Date.now() - 1_000).toISOString() };
  const request = await contestRequest(test.services, { contestId: id, before, after });
  const passed =
    'The end that was asked for has passed, so it can no longer be approved. Refuse it, and ask for a later one.';
  expect(await requestOf(id)).toMatchObject({ obstacle: passed });
  expect(await approve(request)).toMatchObject({
    status: 409,
    body: { code: 'contest.request_blocked', message: passed },
  });
  expect((await endOf(id)).toISOString()).toBe(before.ends_at);
});
