// The list of each queue says of its rows what the list of everything that waits says of them: by when each is due, and whose it is.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedWithUs } from '#features/applications/server/disbursement/disbursement.test-support.ts';
import type { Waits } from '#features/casework/contract.ts';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { loggedIn, moderator, type Someone, someone } from './support/builders.ts';
import type { Caller } from './support/caller.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { recordsOf } from './support/records.ts';

let test: TestApp;
let ann: Someone;
let desk: Caller;
let records: Awaited<ReturnType<typeof recordsOf>>;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  desk = await loggedIn(test, ann);
  records = await recordsOf(test, await someone(test.services));
  await signedWithUs(test.services);
});
afterAll(() => test.close());

type Listed = { _id: string } & Pick<Waits, 'due' | 'isLate' | 'owner'>;

const panelRows = async (audience: 'PreQualUser' | 'FullUser', panel: 'submitted' | 'verifications') =>
  (
    await desk.call(`GET /api/informations/${panel}/panel`, {
      query: { audience, show: 'waiting', sort: 'due' },
    })
  ).rows.map(({ user, ...row }) => ({ ...row, _id: user._id }));

/** Each queue's own list, by the id under which the entry or its person stands there. */
const LISTS: [QueueName, 'entry' | 'record' | 'person', () => Promise<Listed[]>][] = [
  ['VerificationModel5', 'person', () => panelRows('PreQualUser', 'verifications')],
  ['VerificationModel5', 'person', () => panelRows('PreQualUser', 'submitted')],
  [
    'VerificationModel5',
    'entry',
    async () => (await desk.call('GET /api/verification/queue', { query: { audience: 'PreQualUser' } })).rows,
  ],
  [
    'Applications',
    'entry',
    async () => (await desk.call('GET /api/loan-application/admin', { query: { status: 'Pending' } })).rows,
  ],
  ['Reviews', 'entry', async () => (await desk.call('GET /api/decision-reviews')).rows],
  ['Payouts', 'record', async () => (await desk.call('GET /api/loan-application/admin/disbursements')).rows],
  ['Adjustments', 'entry', async () => (await desk.call('GET /api/loans/admin/adjustments')).rows],
  ['Payments', 'entry', async () => (await desk.call('GET /api/loans/imports')).rows],
  ['NewDates', 'entry', async () => (await desk.call('GET /api/loans/admin/new-dates')).rows],
  ['Contests', 'entry', async () => (await desk.call('GET /api/contests/requests')).rows],
  ['Forms', 'entry', async () => (await desk.call('GET /api/informations/form-requests')).rows],
  [
    'Redemptions',
    'entry',
    async () =>
      (await desk.call('GET /api/acquisitions', { query: { status: 'Pending' } })).rows.map(
        ({ due = null, isLate = false, owner = null, ...row }) => ({ ...row, due, isLate, owner }),
      ),
  ],
  ['Signals', 'entry', async () => (await desk.call('GET /api/signals')).rows],
];

describe('the list of a queue', () => {
  it.each(LISTS)('of %s, by its %s, says when each is due and whose it is', async (queue, by, list) => {
    const entries = (await desk.call('GET /api/casework', { query: { queue } })).rows;
    const [first] = entries;
    if (!first) throw new Error(`nothing waits in ${queue}`);
    if (first.owner === null)
      await desk.call(
        queue === 'Signals' ? 'POST /api/signals/:id/claim' : 'POST /api/casework/:id/take',
        queue === 'Signals'
          ? { params: { id: first._id as never }, body: { from: null } }
          : { params: { id: first._id as never }, body: { queue, from: null } },
      );
    const idOf = { entry: first._id, record: first.recordId, person: first.person?._id }[by];
    const row = (await list()).find(({ _id }) => _id === idOf);
    expect([row?.due, row?.isLate, row?.owner]).toMatchObject([
      first.due,
      first.isLate,
      { _id: ann.id, fullName: 'Ann Officer' },
    ]);
  });

  it('says nothing of what was decided', async () => {
    await test.db
      .updateTable('applications')
      .set({ status: 'Rejected', decided_at: new Date(), decided_by: ann.id })
      .where('id', '=', records.application as never)
      .execute();
    const { rows } = await desk.call('GET /api/loan-application/admin', { query: { status: 'Rejected' } });
    expect(rows.map(({ _id, due, owner, isLate }) => [_id, due, owner, isLate])).toEqual([
      [records.application, null, null, false],
    ]);
  });
});

describe('what is due first', () => {
  const due = async (): Promise<string[]> =>
    (await panelRows('PreQualUser', 'verifications')).flatMap((row) => row.due ?? []);

  it('stands on top of the panel, and goes down once its oldest documents are decided', async () => {
    const person = await someone(test.services);
    const old = await submitAndSend(test, person, 'credit_info');
    await submitAndSend(test, person, 'basic_information', ['id_front', 'id_back', 'proof_of_address']);
    await test.db
      .updateTable('verifications')
      .set({ created_at: sql`now() - interval '40 hours'` })
      .where('id', '=', old._id as never)
      .execute();
    expect(await due()).toEqual((await due()).toSorted());
    const [first] = await panelRows('PreQualUser', 'verifications');
    expect([first?._id, first?.isLate]).toEqual([person.id, true]);
    await desk.call('POST /api/verification/approve/:id', {
      params: { id: old._id as never },
      body: { userId: person.id, sid: 'credit_info' },
    });
    const after = await panelRows('PreQualUser', 'verifications');
    expect(after.find(({ _id }) => _id === person.id)?.isLate).toBe(false);
    expect(after.at(-1)?._id).toBe(person.id);
    const all = await desk.call('GET /api/informations/submitted/panel', {
      query: { audience: 'PreQualUser', sort: 'due' },
    });
    expect(all.rows.map((row) => row.due)).toEqual([
      ...(await due()),
      ...all.rows.filter((row) => row.due === null).map(() => null),
    ]);
  });

  it('stands on top of the applications, what waits for nobody of us below', async () => {
    const { rows } = await desk.call('GET /api/loan-application/admin', { query: { sort: 'due' } });
    const isDue = rows.map((row) => row.due !== null);
    expect(isDue).toEqual(isDue.toSorted().reverse());
  });
});
