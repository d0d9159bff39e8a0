import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { loggedIn, moderator, type Someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { runningLoan, secondedBy } from '#tests/support/loans.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';

let test: TestApp;
let olive: Someone;
let asker: Caller;
let second: Caller;
let third: Caller;
beforeAll(async () => {
  test = await openTestApp();
  olive = await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' });
  asker = await loggedIn(test, olive);
  second = await loggedIn(test, await moderator(test.services, { firstName: 'Sam', lastName: 'Second' }));
  third = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Id = { id: IdOf<'loans'> };
const aLoan = () => runningLoan(test.services, { disbursedOn: addDays(dayOf(new Date()), -10) });
const WAIVER = { kind: 'Waiver', amount: 750, reason: 'A storm closed the market' };
const ask = ({ id }: Id, body: object = WAIVER, by = asker) =>
  by.post(`/api/loans/admin/${id}/adjustments`, body);
const settle = (verb: 'approve' | 'refuse' | 'withdraw', id: string, by: Caller, body: object = {}) =>
  by.post(`/api/loans/admin/adjustments/${id}/${verb}`, body);
const askedOf = async ({ id }: Id) =>
  test.db
    .selectFrom('loan_adjustments')
    .selectAll()
    .where('loan_id', '=', id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const rowOf = ({ id }: Id) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actionsOn = async ({ id }: Id) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);
const askedFor = async (body: object = WAIVER) => {
  const loan = await aLoan();
  await ask(loan, body);
  return { loan, id: (await askedOf(loan)).id };
};

it.each(['WriteOff', 'PayoutReversal'] as const)(
  '%s takes no amount: one that is sent is refused beside its field, and nothing is asked for',
  async (kind) => {
    const loan = await aLoan();
    expect(await ask(loan, { kind, amount: 10, reason: 'A storm closed the market' })).toMatchObject({
      status: 422,
      body: { code: 'loan.fields', fields: { amount: texts.wholeAlone[kind] } },
    });
    expect(await actionsOn(loan)).toEqual([]);
    // A form that leaves the field empty sends no amount.
    expect((await ask(loan, { kind, amount: null, reason: 'A storm closed the market' })).status).toBe(200);
  },
);

describe('a waiver', () => {
  it('counts once a second person has approved it', async () => {
    const { loan, id } = await askedFor();
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00 });
    expect(await settle('approve', id, asker)).toMatchObject({
      status: 409,
      body: { code: 'loan.adjustment_own' },
    });
    expect(await settle('approve', id, second, { note: 'Seen the papers' })).toMatchObject({
      status: 200,
      body: { message: texts.approved.Waiver },
    });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_000_00 });
    expect(await actionsOn(loan)).toEqual(['loan.ask_waiver', 'loan.approve_waiver']);
    expect(await asker.call('GET /api/loans/admin/:id', { params: { id: loan.id } })).toMatchObject({
      adjustments: [
        {
          status: 'Done',
          askedBy: { fullName: 'Olive Officer' },
          decidedBy: { fullName: 'Sam Second' },
          decisionNote: 'Seen the papers',
        },
      ],
      entries: [{ kind: 'Waiver', amount: 750, note: WAIVER.reason, recordedBy: 'Sam Second' }, {}],
    });
  });

  it('of two who approve it at once is booked once', async () => {
    const { loan, id } = await askedFor();
    const replies = await Promise.all([settle('approve', id, second), settle('approve', id, third)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'loan.adjustment_settled',
    });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_000_00 });
  });

  it('is approved or withdrawn, never both', async () => {
    const { loan, id } = await askedFor();
    const replies = await Promise.all([settle('approve', id, second), settle('withdraw', id, asker)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status } = await askedOf(loan);
    expect((await rowOf(loan)).owed_cents).toBe(status === 'Done' ? 5_000_00 : 5_750_00);
  });

  it('is refused with a reason, and then may be asked for again', async () => {
    const { loan, id } = await askedFor();
    expect(await settle('refuse', id, second, { note: '' })).toMatchObject({ status: 422 });
    expect(await settle('refuse', id, asker, { note: 'No' })).toMatchObject({
      body: { code: 'loan.adjustment_own' },
    });
    expect(await settle('refuse', id, second, { note: 'The market is open' })).toMatchObject({ status: 200 });
    expect(await askedOf(loan)).toMatchObject({ status: 'Refused', decision_note: 'The market is open' });
    expect((await ask(loan)).status).toBe(200);
    expect(await actionsOn(loan)).toEqual(['loan.ask_waiver', 'loan.refuse_waiver', 'loan.ask_waiver']);
  });

  it('is withdrawn by whoever asked for it, and by nobody else', async () => {
    const { id } = await askedFor();
    expect((await settle('withdraw', id, second)).status).toBe(404);
    expect(await settle('withdraw', id, asker)).toMatchObject({ body: { message: texts.withdrawn } });
    expect(await settle('withdraw', id, asker)).toMatchObject({ body: { code: 'loan.adjustment_settled' } });
  });

  it('is asked for once at a time, also by two at once', async () => {
    const loan = await aLoan();
    const replies = await Promise.all([ask(loan), ask(loan, WAIVER, second)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'loan.adjustment_open',
    });
  });

  it.each([
    ['more than is owed', { ...WAIVER, amount: 5_750.01 }, 409],
    ['nothing', { ...WAIVER, amount: 0 }, 422],
    ['no amount', { kind: 'Waiver', reason: 'Why not' }, 422],
    ['no reason', { ...WAIVER, reason: ' ' }, 422],
  ])('is not asked for with %s', async (_, body, status) => {
    expect((await ask(await aLoan(), body)).status).toBe(status);
  });

  it('that is more than is owed by now is not approved', async () => {
    const { loan, id } = await askedFor({ ...WAIVER, amount: 5_750 });
    const receivedOn = dayOf(new Date());
    await asker.call('POST /api/loans/admin/:id/repayments', {
      params: { id: loan.id },
      body: {
        amount: 100,
        receivedOn,
        reference: 'BEFORE-THE-WAIVER',
      },
    });
    expect(await settle('approve', id, second)).toMatchObject({ body: { code: 'loan.waives_too_much' } });
    expect(await askedOf(loan)).toMatchObject({ status: 'Asked' });
  });
});

describe('a write-off', () => {
  it('moves all that is owed out of what we expect, once approved, and can be taken back', async () => {
    const { loan, id } = await askedFor({ kind: 'WriteOff', reason: 'Moved away, not found' });
    expect(await settle('approve', id, second)).toMatchObject({
      body: { message: texts.approved.WriteOff },
    });
    expect(await rowOf(loan)).toMatchObject({ state: 'WrittenOff', written_off_cents: 5_750_00 });
    expect(await ask(loan, { kind: 'WriteOff', reason: 'Again' })).toMatchObject({
      body: { code: 'loan.written_off' },
    });
    const entry = (await askedOf(loan)).entry_id;
    const back = second.reply('POST /api/loans/admin/entries/:id/reverse', {
      params: { id: entry },
      body: { reason: 'Found' },
    });
    await secondedBy(test.services, third, loan, back);
    expect(await rowOf(loan)).toMatchObject({ state: 'Active', owed_cents: 5_750_00, written_off_cents: 0 });
  });
});

it('what waits is listed eight a page, the longest waiting first', async () => {
  const asked = [];
  for (let one = 0; one < 9; one++) asked.push(await askedFor());
  const { rows, total } = await second.call('GET /api/loans/admin/adjustments');
  expect(rows).toHaveLength(8);
  expect(total).toBeGreaterThanOrEqual(9);
  expect(rows.map(({ askedAt }) => askedAt)).toEqual(rows.map(({ askedAt }) => askedAt).toSorted());
  const last = await second.call('GET /api/loans/admin/adjustments', {
    query: { page: Math.ceil(total / 8) },
  });
  expect((last as { rows: object[] }).rows.at(-1)).toMatchObject({
    _id: asked.at(-1)?.id,
    loan: { number: asked.at(-1)?.loan.number },
    before: { owed: 5_750, credit: 0 },
    after: { owed: 5_000, credit: 0 },
  });
});

it('the database takes no decision of the asker, none twice, and no second open request', async () => {
  const { loan, id } = await askedFor();
  const change = (values: object) =>
    test.db.updateTable('loan_adjustments').set(values).where('id', '=', id).execute();
  const decided = { decided_at: new Date(), decision_note: 'No' };
  await expect(change({ status: 'Refused', decided_by: olive.id, ...decided })).rejects.toThrow(/two_people/);
  await expect(change({ reason: 'Another one' })).rejects.toThrow(/never changes/);
  await expect(
    test.db
      .insertInto('loan_adjustments')
      .values({
        id: newId(),
        loan_id: loan.id,
        kind: 'WriteOff',
        reason: 'Too',
        asked_by: olive.id,
        asked_at: new Date(),
      })
      .execute(),
  ).rejects.toThrow(/one_open/);
  await settle('withdraw', id, asker);
  await expect(change({ status: 'Asked', decided_at: null })).rejects.toThrow(/never changes/);
});
