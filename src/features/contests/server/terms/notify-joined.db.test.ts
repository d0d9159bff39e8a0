import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { contest, contestRequest } from '../contests.test-support.ts';
import { joinContest } from '../join-contest.ts';
import { approveContestRequest } from './decide-terms.ts';
import { notifyJoined, notifyJoinedJob } from './notify-joined.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function joined(id: IdOf<'contests'>): Promise<Someone> {
  const person = await someone(test.services);
  await joinContest(workAs(test.services, person), { params: { id } });
  return person;
}
const approve = async (id: IdOf<'contest_requests'>) =>
  approveContestRequest(workAs(test.services, await moderator(test.services)), {
    params: { id },
    body: { note: '' },
  });
const eventOf = async (id: IdOf<'contests'>) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('id')
      .where('subject_id', '=', id)
      .where('action', '=', 'contest.terms_change')
      .executeTakeFirstOrThrow()
  ).id;
const noticesOf = async (person: Someone) => {
  const [bell, mails] = await Promise.all([
    test.db
      .selectFrom('activities')
      .select(['action', 'details'])
      .where('account_id', '=', person.id)
      .where('action', '=', 'contestChanged')
      .execute(),
    test.db
      .selectFrom('mails')
      .select(['subject', 'body_text'])
      .where('account_id', '=', person.id)
      .where('subject', 'like', 'The terms of%')
      .execute(),
  ]);
  return { bell, mails };
};

it('whoever had joined is told once, with what was, what is and why; whoever joins later is not', async () => {
  const { id } = await contest(test.services, { name: 'Yard Spin' });
  const [first, gone] = [await joined(id), await joined(id)];
  await test.db
    .updateTable('accounts')
    .set({
      ...{ erased_at: new Date(), status: 'Cancelled', email: `${gone.id}@deleted.invalid` },
      ...{ phone: null, last_login_at: null },
    })
    .where('id', '=', gone.id)
    .execute();
  const request = await contestRequest(test.services, { contestId: id });
  await approve(request);
  const later = await joined(id);
  const payload = { id: request, event: await eventOf(id) };
  await notifyJoinedJob(test.services).run(payload);
  await notifyJoinedJob(test.services).run(payload);
  const { bell, mails } = await noticesOf(first);
  expect(bell).toMatchObject([{ details: { contestInformation: { name: 'Yard Spin' } } }]);
  const { rows } = await (await loggedIn(test, first)).call('GET /api/activity');
  expect(rows.find(({ action }) => action === 'contestChanged')?.link).toBe(`/contests/${id}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('The terms of Yard Spin changed');
  expect(mails[0]?.body_text).toMatch(/^Hello \w+,\n/);
  for (const words of [
    '30 days after the draw',
    '60 days after the draw',
    'The prizes come later',
    `/contests/${id}`,
  ])
    expect(mails[0]?.body_text).toContain(words);
  expect(await noticesOf(later)).toEqual({ bell: [], mails: [] });
  expect((await noticesOf(gone)).mails).toEqual([]);
});

it('many are told in batches, from where an earlier run was cut off', async () => {
  const { id } = await contest(test.services);
  const people = [await joined(id), await joined(id), await joined(id)];
  const request = await contestRequest(test.services, { contestId: id });
  await approve(request);
  // As if a run had notified the first and been killed.
  await test.db.updateTable('contest_requests').set({ told: 1 }).where('id', '=', request).execute();
  const event = await eventOf(id);
  await Promise.all([1, 2].map(() => notifyJoined(test.services, request, event)));
  const counts = await Promise.all(people.map(async (person) => (await noticesOf(person)).mails.length));
  expect(counts).toEqual([0, 1, 1]);
});
