import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { approve, reject, type Sent, submitAndSend, undo } from '../verification.test-support.ts';

let test: TestApp;
let ann: Someone;
let desks: Record<'ann' | 'ben' | 'cid' | 'lead', Caller>;
let cid: Someone;
beforeAll(async () => {
  test = await openTestApp();
  ann = await moderator(test.services, { firstName: 'Ann', lastName: 'Officer' });
  cid = await moderator(test.services, { firstName: 'Cid', lastName: 'Officer' });
  desks = {
    ann: await loggedIn(test, ann),
    ben: await loggedIn(test, await moderator(test.services, { firstName: 'Ben', lastName: 'Officer' })),
    cid: await loggedIn(test, cid),
    lead: await loggedIn(test, await moderator(test.services, { userType: 'Admin' })),
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.deleteFrom('second_looks').execute();
  await sample(100);
});

const sample = (percent: number) =>
  desks.lead.call('POST /api/second-looks/shares', { body: { queue: 'VerificationModel5', percent } });

const sent = async (): Promise<Sent> => submitAndSend(test, await someone(test.services), 'credit_info');

/** The looks drawn so far, as if the time to take the first verdict back were over. */
const drawn = async () => {
  await test.db
    .updateTable('second_looks')
    .set({ ready_at: new Date(Date.now() - 1_000) })
    .execute();
  return test.db.selectFrom('second_looks').selectAll().orderBy('id').execute();
};
const look = async (): Promise<IdOf<'second_looks'>> => {
  await approve(test, ann, await sent());
  const [one] = (await drawn()).slice(-1);
  if (!one) throw new Error('nothing was drawn');
  return one.id;
};
const give = (desk: Caller, id: IdOf<'second_looks'>, verdict: 'Verified' | 'Rejected' = 'Verified') =>
  desk.reply('POST /api/second-looks/:id', { params: { id }, body: { verdict, note: 'As I see it.' } });
const settle = (desk: Caller, id: IdOf<'second_looks'>) =>
  desk.reply('POST /api/second-looks/:id/settle', {
    params: { id },
    body: { finding: 'Second', words: 'The paper is another’s.' },
  });
const waitingFor = async (desk: Caller, queue: 'SecondLooks' | 'Disagreements') =>
  (await desk.call('GET /api/casework', { query: { queue } })).rows.map(({ _id }) => _id);

const assignTo = (to: IdOf<'accounts'>, queue: 'SecondLooks' | 'Disagreements', id: string) =>
  desks.lead.reply('POST /api/casework/:id/assign', {
    params: { id: id as IdOf<'entry_owners'> },
    body: { queue, to },
  });

describe('which verdicts are given twice', () => {
  it('is none until an admin has set a share, and then about as many as set', async () => {
    await test.db.deleteFrom('sampling_shares').execute();
    await approve(test, ann, await sent());
    expect(await drawn()).toEqual([]);
    await sample(100);
    for (const verdict of [approve, reject]) await verdict(test, ann, await sent());
    expect((await drawn()).map(({ first_by, first_verdict }) => [first_by, first_verdict])).toEqual([
      [ann.id, 'Verified'],
      [ann.id, 'Rejected'],
    ]);
    await sample(0);
    await approve(test, ann, await sent());
    expect(await drawn()).toHaveLength(2);
    expect((await desks.lead.post('/api/second-looks/shares', { queue: 'Payouts', percent: 5 })).status).toBe(
      422,
    );
    expect(
      (await desks.lead.post('/api/second-looks/shares', { queue: 'Verification', percent: 101 })).status,
    ).toBe(422);
  });

  it('waits until the first verdict stands, and goes with one that is taken back', async () => {
    const documents = await sent();
    await approve(test, ann, documents);
    expect(await waitingFor(desks.ben, 'SecondLooks')).toEqual([]);
    const [one] = await test.db.selectFrom('second_looks').select('id').execute();
    if (!one) throw new Error('nothing was drawn');
    expect((await give(desks.ben, one.id)).status).toBe(404);
    await undo(test, ann, documents);
    expect(await drawn()).toEqual([]);
  });

  it('goes with the documents', async () => {
    const id = await look();
    const { verification_id } = await test.db
      .selectFrom('second_looks')
      .select('verification_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await test.db.deleteFrom('verifications').where('id', '=', verification_id).execute();
    expect(await drawn()).toEqual([]);
  });
});

describe('a second look', () => {
  it('is for another officer than the first, and shows the documents as if nobody had decided', async () => {
    const id = await look();
    expect(await waitingFor(desks.ann, 'SecondLooks')).toEqual([]);
    expect(await waitingFor(desks.ben, 'SecondLooks')).toEqual([id]);
    expect((await desks.ann.reply('GET /api/second-looks/:id', { params: { id } })).status).toBe(404);
    const shown = await desks.ben.call('GET /api/second-looks/:id', { params: { id } });
    expect(shown).toMatchObject({
      part: 'Decides',
      verdicts: null,
      review: {
        verification: { status: 'Submitted', decidedAt: null, rejectionReason: null },
        submission: { status: 'SubmittedForVerfication' },
        notes: { approvalNote: null, rejectionNote: null, decidedBy: null },
      },
    });
    expect(JSON.stringify(shown)).not.toContain(ann.id);
  });

  it('shows nothing of how far the person is, and belongs to nobody who gave a verdict', async () => {
    const id = await look();
    const shown = await desks.ben.call('GET /api/second-looks/:id', { params: { id } });
    expect(shown.review?.user.progress).toBeNull();
    const assigned = await assignTo(ann.id, 'SecondLooks', id);
    expect([assigned.status, assigned.body]).toMatchObject([409, { code: 'casework.took_part' }]);
    expect((await assignTo(cid.id, 'SecondLooks', id)).status).toBe(200);
    await give(desks.cid, id, 'Rejected');
    expect((await assignTo(cid.id, 'Disagreements', id)).status).toBe(409);
    expect((await assignTo(ann.id, 'Disagreements', id)).status).toBe(409);
  });

  it('is given once, of two at the same moment, and never by the first officer', async () => {
    const id = await look();
    expect((await give(desks.ann, id)).status).toBe(409);
    const replies = await Promise.all([give(desks.ben, id), give(desks.cid, id, 'Rejected')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await drawn()).filter(({ decided_at }) => decided_at !== null)).toHaveLength(1);
  });

  it('changes nothing of what was decided, and is on record', async () => {
    const documents = await sent();
    await approve(test, ann, documents);
    const [one] = await drawn();
    if (!one) throw new Error('nothing was drawn');
    await give(desks.ben, one.id, 'Rejected');
    const { status } = await test.db
      .selectFrom('verifications')
      .select('status')
      .where('id', '=', documents._id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('Verified');
    const recorded = await test.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', one.id)
      .execute();
    expect(recorded).toEqual([
      { action: 'second_look.decide', after: { verdict: 'Rejected', agrees: false } },
    ]);
  });
});

describe('a disagreement', () => {
  it('goes to whom an admin gives it, who alone settles it, once; whose verdict was undone counts so', async () => {
    const id = await look();
    await give(desks.ben, id, 'Rejected');
    expect(await waitingFor(desks.cid, 'Disagreements')).toEqual([]);
    expect(await waitingFor(desks.lead, 'Disagreements')).toEqual([id]);
    expect((await settle(desks.cid, id)).status).toBe(409);
    await desks.lead.call('POST /api/casework/:id/assign', {
      params: { id: id as never },
      body: { queue: 'Disagreements', to: cid.id },
    });
    expect(await waitingFor(desks.cid, 'Disagreements')).toEqual([id]);
    expect((await desks.ann.reply('GET /api/second-looks/:id', { params: { id } })).status).toBe(404);
    expect(await desks.cid.call('GET /api/second-looks/:id', { params: { id } })).toMatchObject({
      part: 'Settles',
      verdicts: {
        first: { by: { fullName: 'Ann Officer' }, verdict: 'Verified' },
        second: { by: { fullName: 'Ben Officer' }, verdict: 'Rejected', note: 'As I see it.' },
      },
    });
    const replies = await Promise.all([settle(desks.cid, id), settle(desks.cid, id)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await desks.lead.call('GET /api/team/decided', {
      query: { queue: 'VerificationModel5', cameBack: 'overturned' },
    });
    expect(rows).toMatchObject([{ officer: { fullName: 'Ann Officer' }, isOverturned: true }]);
  });

  it('is settled by neither of the two', async () => {
    const id = await look();
    await give(desks.ben, id, 'Rejected');
    expect((await assignTo(ann.id, 'Disagreements', id)).status).toBe(409);
    expect(await settle(desks.ann, id)).toMatchObject({
      status: 409,
      body: { code: 'second_look.third_person' },
    });
  });
});

it('says how often both agreed, by queue and by who gave the first verdict', async () => {
  await give(desks.ben, await look());
  await give(desks.ben, await look());
  await give(desks.cid, await look(), 'Rejected');
  await look();
  const { shares, officers } = await desks.lead.call('GET /api/second-looks/shares');
  expect(shares).toEqual([
    { queue: 'Verification', percent: 0, looks: 0, agreed: 0, waiting: 0 },
    { queue: 'VerificationModel5', percent: 100, looks: 3, agreed: 2, waiting: 1 },
    { queue: 'Applications', percent: 0, looks: 0, agreed: 0, waiting: 0 },
    { queue: 'Complaints', percent: 0, looks: 0, agreed: 0, waiting: 0 },
  ]);
  expect(officers).toEqual([{ officer: { _id: ann.id, fullName: 'Ann Officer' }, looks: 3, agreed: 2 }]);
});
