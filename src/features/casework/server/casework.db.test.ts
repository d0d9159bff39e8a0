import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queues } from '#app/server/queues.ts';
import type { Entry } from '#features/casework/contract.ts';
import { QUEUES, type QueueName } from '#features/casework/fields/staff-service-level.ts';
import { submitAndSend } from '#features/verification/server/verification.test-support.ts';
import { backgroundWork } from '#platform/server/work.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { recordsOf } from '#tests/support/records.ts';
import { caseworkGauges } from './gauges.ts';

let test: TestApp;
let ann: Someone;
let ben: Someone;
let lead: Someone;
let desks: { ann: Caller; ben: Caller; lead: Caller };
let records: Awaited<ReturnType<typeof recordsOf>>;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  ben = await moderator(test.services, { firstName: 'Ben', lastName: 'Officer' });
  lead = await moderator(test.services, { userType: 'Admin', firstName: 'Lea', lastName: 'Lead' });
  desks = {
    ann: await loggedIn(test, ann),
    ben: await loggedIn(test, ben),
    lead: await loggedIn(test, lead),
  };
  records = await recordsOf(test, await someone(test.services));
});
afterAll(() => test.close());

const list = (query: object = {}, desk = desks.ann) => desk.call('GET /api/casework', { query });
const oneOf = async (queue: QueueName, desk = desks.ann): Promise<Entry> => {
  const { rows } = await list({ queue }, desk);
  if (!rows[0]) throw new Error(`nothing waits in ${queue}`);
  return rows[0];
};
const take = (desk: Caller, { _id, queue }: Entry, from: string | null) =>
  desk.reply('POST /api/casework/:id/take', { params: { id: _id }, body: { queue, from } });
const waiting = async (): Promise<Entry> => {
  const person = await someone(test.services);
  const { _id } = await submitAndSend(test, person, 'credit_info');
  const { entries } = await entriesOf(_id);
  if (!entries[0]) throw new Error('nothing waits');
  return entries[0];
};
const entriesOf = async (record: string) => ({ entries: (await list({ record })).rows });
/** As the metrics report it. */
async function lateSeconds(queue: QueueName): Promise<number> {
  const samples = await Promise.all(
    caseworkGauges(queues).map(({ read }) => read(backgroundWork(test.services))),
  );
  return samples.flat().find(({ labels }) => labels?.queue === queue)?.value ?? Number.NaN;
}

const auditOf = (id: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'queue_entry')
    .orderBy('id')
    .execute();

describe('everything that waits', () => {
  it('has the entries of each queue, at the record where they are decided', async () => {
    const at: Partial<Record<QueueName, string>> = {
      VerificationModel5: records.verification,
      Applications: records.application,
      Reviews: records.decisionReview,
      NewDates: records.loanWithNewDate,
      Redemptions: records.acquisition,
      Complaints: records.complaint,
      Signals: records.signal,
    };
    for (const [queue, recordId] of Object.entries(at)) {
      const { entries } = await entriesOf(recordId);
      expect(entries.map((entry) => [entry.queue, entry.recordId])).toContainEqual([queue, recordId]);
    }
    const { rows } = await list({ perPage: '50' });
    expect(Object.fromEntries(rows.map(({ queue, what }) => [queue, what]))).toMatchObject({
      VerificationModel5: 'Basic Information',
      Complaints: expect.stringMatching(/^C-\d+$/),
      NewDates: expect.stringMatching(/^Loan( \d{3}){3}$/),
      Adjustments: expect.stringMatching(/^Loan( \d{3}){3}: Waiver of \$50\.00$/),
    });
    const adjustment = await oneOf('Adjustments');
    expect([adjustment._id, adjustment.holdUp]).toEqual([records.loanAdjustment, 'SecondPerson']);
  });

  it('stands in the order in which it is due, eight a page, and each page goes on where the one before ended', async () => {
    for (let more = 0; more < 3; more += 1) await waiting();
    const first = await list();
    const second = await list({ page: 2 });
    expect(first.total).toBeGreaterThan(8);
    expect(first.rows).toHaveLength(8);
    const due = [...first.rows, ...second.rows].map((entry) => entry.due);
    expect(due).toEqual(due.toSorted());
    const ids = new Set([...first.rows, ...second.rows].map(({ _id, queue }) => `${queue} ${_id}`));
    expect(ids.size).toBe(first.rows.length + second.rows.length);
  });

  it('counts in each queue what its list has', async () => {
    const { levels } = await desks.ann.call('GET /api/casework/levels');
    expect(levels.map(({ queue }) => queue).toSorted()).toEqual([...QUEUES].toSorted());
    for (const { queue, waiting, late } of levels) {
      expect([queue, (await list({ queue })).total]).toEqual([queue, waiting]);
      expect([queue, (await list({ queue, late: 'yes' })).total]).toEqual([queue, late]);
    }
  });

  it('is late once its hours are over, and waits for its borrower while a section is handed back', async () => {
    const application = await oneOf('Applications');
    expect([application.isLate, application.holdUp]).toEqual([false, 'Nobody']);
    expect(await lateSeconds('Applications')).toBe(0);
    await test.db
      .updateTable('applications')
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where('id', '=', records.application as never)
      .execute();
    await test.db
      .updateTable('submissions')
      .set({ status: 'Rejected' })
      // Not that of the second look that waits: of it nobody is told.
      .where('account_id', '=', records.account as never)
      .where('id', '<>', records.submission as never)
      .execute();
    const late = await list({ queue: 'Applications', late: 'yes', holdUp: 'Borrower' });
    expect(late.rows.map(({ _id, isLate }) => [_id, isLate])).toEqual([[records.application, true]]);
    expect(Math.floor((await lateSeconds('Applications')) / 60)).toBe(60);
  });

  it('shows a complaint about staff to admins alone', async () => {
    await test.db.updateTable('complaints').set({ for_admin: true }).execute();
    expect((await list({ queue: 'Complaints' })).total).toBe(0);
    expect((await list({ queue: 'Complaints' }, desks.lead)).total).toBeGreaterThan(0);
    const entry = await oneOf('Complaints', desks.lead);
    const assigned = await desks.lead.reply('POST /api/casework/:id/assign', {
      params: { id: entry._id },
      body: { queue: 'Complaints', to: ann.id },
    });
    expect(assigned.status).toBe(409);
    await test.db.updateTable('complaints').set({ for_admin: false }).execute();
  });
});

describe('an entry', () => {
  it('is taken by one of two who ask at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const entry = await waiting();
      const replies = await Promise.all([take(desks.ann, entry, null), take(desks.ben, entry, null)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('is taken over by who has seen whose it is, which is on record', async () => {
    const entry = await waiting();
    await take(desks.ann, entry, null);
    expect((await take(desks.ann, entry, null)).status).toBe(200);
    expect((await take(desks.ben, entry, null)).status).toBe(409);
    expect((await take(desks.ben, entry, ann.id)).status).toBe(200);
    expect((await entriesOf(entry._id)).entries).toMatchObject([
      { owner: { _id: ben.id, fullName: 'Ben Officer' }, holdUp: 'Owner' },
    ]);
    const { queue } = entry;
    expect(await auditOf(entry._id)).toEqual([
      {
        action: 'casework.take',
        actor_id: ann.id,
        ...{ before: { queue, ownerId: null }, after: { queue, ownerId: ann.id } },
      },
      {
        action: 'casework.take',
        actor_id: ben.id,
        ...{ before: { queue, ownerId: ann.id }, after: { queue, ownerId: ben.id } },
      },
    ]);
  });

  it('is given up by its owner or an admin, and found among nobody’s then', async () => {
    const entry = await waiting();
    await take(desks.ann, entry, null);
    const release = (desk: Caller) =>
      desk.reply('POST /api/casework/:id/release', {
        params: { id: entry._id },
        body: { queue: entry.queue },
      });
    expect((await release(desks.ben)).status).toBe(409);
    expect((await release(desks.ann)).status).toBe(200);
    expect((await release(desks.ann)).status).toBe(200);
    expect((await auditOf(entry._id)).map(({ action }) => action)).toEqual([
      'casework.take',
      'casework.release',
    ]);
    await take(desks.ben, entry, null);
    expect((await release(desks.lead)).status).toBe(200);
    expect((await entriesOf(entry._id)).entries).toMatchObject([{ owner: null, holdUp: 'Nobody' }]);
  });

  it('is assigned by an admin to staff who can log in, and is in their list and no other', async () => {
    const entry = await waiting();
    const assign = (to: string, desk = desks.lead) =>
      desk.reply('POST /api/casework/:id/assign', {
        params: { id: entry._id },
        body: { queue: entry.queue, to: to as typeof ann.id },
      });
    expect((await assign(ann.id, desks.ben)).status).toBe(403);
    expect((await assign((await someone(test.services)).id)).status).toBe(422);
    expect((await assign(ann.id)).status).toBe(200);
    const mine = async (desk: Caller) => {
      const { rows, total } = await list({ record: entry._id, owner: 'mine' }, desk);
      return { total, has: rows.some(({ _id }) => _id === entry._id) };
    };
    expect(await mine(desks.ann)).toMatchObject({ has: true });
    expect(await mine(desks.ben)).toMatchObject({ has: false });
    const { rows } = await list({ record: entry._id, owner: ann.id }, desks.lead);
    expect(rows.map(({ _id }) => _id)).toContain(entry._id);
  });

  it('is nobody’s once its owner is suspended', async () => {
    const gone = await moderator(test.services);
    const entry = await waiting();
    await take(await loggedIn(test, gone), entry, null);
    expect((await entriesOf(entry._id)).entries).toMatchObject([{ owner: { _id: gone.id } }]);
    await test.db.updateTable('accounts').set({ status: 'Suspended' }).where('id', '=', gone.id).execute();
    expect((await entriesOf(entry._id)).entries).toMatchObject([{ owner: null }]);
    expect((await take(desks.ann, entry, null)).status).toBe(200);
  });

  it('belongs to whom its person is assigned, until somebody takes it', async () => {
    const entry = await waiting();
    await test.db
      .updateTable('accounts')
      .set({ assigned_to: ann.id, assigned_at: new Date() })
      .where('id', '=', entry.person?._id as never)
      .execute();
    expect((await entriesOf(entry._id)).entries).toMatchObject([{ owner: { _id: ann.id } }]);
    await take(desks.ben, entry, ann.id);
    expect((await entriesOf(entry._id)).entries).toMatchObject([{ owner: { _id: ben.id } }]);
  });

  it('that is decided is taken by nobody, and stands nowhere', async () => {
    const entry = await waiting();
    await test.db
      .updateTable('verifications')
      .set({ status: 'Verified', decided_by: ann.id, decided_at: new Date() })
      .where('id', '=', entry._id as never)
      .execute();
    expect(await take(desks.ann, entry, null)).toMatchObject({
      status: 409,
      body: { code: 'casework.settled' },
    });
    expect(await entriesOf(entry._id)).toEqual({ entries: [] });
  });
});

it('a signal and a complaint that are assigned are their officer’s, who decides them', async () => {
  for (const queue of ['Signals', 'Complaints'] as const) {
    const entry = await oneOf(queue);
    await desks.lead.call('POST /api/casework/:id/assign', {
      params: { id: entry._id },
      body: { queue, to: ann.id },
    });
    expect(await oneOf(queue)).toMatchObject({ _id: entry._id, owner: { _id: ann.id } });
  }
  const { owner } = await desks.ann.call('GET /api/signals/:id', { params: { id: records.signal } });
  expect(owner?._id).toBe(ann.id);
  const complaint = await desks.ann.call('GET /api/complaints/desk/:id', {
    params: { id: records.complaint },
  });
  expect(complaint).toMatchObject({ state: 'LookedAt', owner: { _id: ann.id } });
});

it('an admin sets the hours of a queue that nobody was promised, by which what waits is judged at once', async () => {
  const entry = await oneOf('Redemptions');
  const hoursOf = async () => {
    const { levels } = await desks.ann.call('GET /api/casework/levels');
    return levels.find(({ queue }) => queue === 'Redemptions');
  };
  expect(await hoursOf()).toMatchObject({ hours: 72, isPromised: false });
  await desks.lead.call('POST /api/casework/levels', { body: { queue: 'Redemptions', hours: 2 } });
  expect(await hoursOf()).toMatchObject({ hours: 2 });
  expect(Date.parse((await oneOf('Redemptions')).due)).toBe(Date.parse(entry.entered) + 2 * HOUR_MS);
  for (const queue of ['Verification', 'Complaints', 'Payouts'])
    expect((await desks.lead.post('/api/casework/levels', { queue, hours: 48 })).status).toBe(422);
  for (const hours of [0, 721, 1.5, '3'])
    expect((await desks.lead.post('/api/casework/levels', { queue: 'Signals', hours })).status).toBe(422);
  const entries = await test.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('action', '=', 'casework.set_level')
    .execute();
  expect(entries).toEqual([
    { before: { queue: 'Redemptions', hours: 72 }, after: { queue: 'Redemptions', hours: 2 } },
  ]);
});
