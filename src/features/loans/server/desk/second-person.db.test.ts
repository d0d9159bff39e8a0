import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { addedBy } from '#tests/support/added-staff.ts';
import { loggedIn, moderator, type Someone, someone } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { repaid, runningLoan } from '#tests/support/loans.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { staffLoanRefusals } from '../../texts/staff-refusals.ts';

let test: TestApp;
let olive: Someone;
let asker: Caller;
let second: Caller;
let third: Caller;
beforeAll(async () => {
  test = await openTestApp({ SECOND_PERSON_ABOVE: '3000' });
  olive = await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' });
  asker = await loggedIn(test, olive);
  second = await loggedIn(test, await moderator(test.services, { firstName: 'Sam', lastName: 'Second' }));
  third = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

type Id = { id: IdOf<'loans'> };
const today = dayOf(new Date());
const aLoan = () => runningLoan(test.services, { disbursedOn: addDays(today, -40) });
let payments = 0;
const newReference = () => {
  payments += 1;
  return `GUARDED-${payments}`;
};
const pay = ({ id }: Id, amount: number, more: object = {}, by = asker) =>
  by.reply('POST /api/loans/admin/:id/repayments', {
    params: { id },
    body: {
      amount,
      receivedOn: today,
      reference: newReference(),
      ...more,
    },
  });
const refund = ({ id }: Id, amount: number) =>
  asker.reply('POST /api/loans/admin/:id/refunds', {
    params: { id },
    body: { amount, paidOn: today, reference: newReference() },
  });
const reverse = (entry: string, by = asker) =>
  by.reply('POST /api/loans/admin/entries/:id/reverse', {
    params: { id: entry },
    body: { reason: 'Entered twice' },
  });
const settle = (verb: 'approve' | 'refuse' | 'withdraw', id: string, by: Caller, body: object = {}) =>
  by.post(`/api/loans/admin/adjustments/${id}/${verb}`, body);

const rowOf = ({ id }: Id) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = ({ id }: Id) =>
  test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', id).orderBy('number').execute();
const waitingOf = ({ id }: Id) =>
  test.db
    .selectFrom('loan_adjustments')
    .selectAll()
    .where('loan_id', '=', id)
    .where('status', '=', 'Asked')
    .execute();
const receiptsOf = ({ borrower }: { borrower: Someone }) =>
  test.db.selectFrom('mails').select('subject').where('account_id', '=', borrower.id).execute();
const onlyWaiting = async (loan: Id) => {
  const [one, ...more] = await waitingOf(loan);
  expect(more).toEqual([]);
  return one?.id ?? '';
};

describe('a payment waits for a second person', () => {
  it.each([
    ['dated four days back', 100, { receivedOn: addDays(today, -4) }, ['BackDated']],
    ['above the configured sum', 3_000.01, {}, ['Large']],
    ['above what is owed', 5_750.01, {}, ['Overpays', 'Large']],
  ])('%s', async (_, amount, more, causes) => {
    const loan = await aLoan();
    const mails = (await receiptsOf(loan)).length;
    expect(await pay(loan, amount, more)).toMatchObject({
      status: 200,
      body: { message: texts.asked, receiptNumber: null },
    });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00, credit_cents: 0 });
    expect(await receiptsOf(loan)).toHaveLength(mails);
    expect(await waitingOf(loan)).toMatchObject([{ kind: 'Repayment', causes }]);
  });

  it('but not up to the sum, at most three days back, within what is owed', async () => {
    const loan = await aLoan();
    expect((await pay(loan, 3_000, { receivedOn: addDays(today, -3) })).body).toMatchObject({
      receiptNumber: `${loan.number}-R1`,
    });
    expect(await waitingOf(loan)).toEqual([]);
  });

  it('and is booked once, with its receipt, when somebody else approves it', async () => {
    const loan = await aLoan();
    const on = addDays(today, -20);
    await pay(loan, 1_000, { receivedOn: on, reference: 'late-slip', note: 'Found in the drawer' });
    const id = await onlyWaiting(loan);
    expect(await settle('approve', id, asker)).toMatchObject({ body: { code: 'loan.adjustment_own' } });
    const replies = await Promise.all([settle('approve', id, second), settle('approve', id, third)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 4_750_00 });
    const entries = await entriesOf(loan);
    expect(entries.filter(({ kind }) => kind === 'Repayment')).toMatchObject([
      { reference: 'LATE-SLIP', effective_on: on, note: 'Found in the drawer' },
    ]);
    expect((await receiptsOf(loan)).map(({ subject }) => subject)).toContain(
      `Receipt ${loan.number}-R1: we have your $1,000.00`,
    );
  });

  it('whose reference nobody else records meanwhile', async () => {
    const [loan, other] = [await aLoan(), await aLoan()];
    await pay(loan, 4_000, { reference: 'ONE-SLIP' });
    expect(await pay(other, 100, { reference: 'ONE-SLIP' }, second)).toMatchObject({
      status: 409,
      body: { code: 'loan.reference_waits' },
    });
    const id = await onlyWaiting(loan);
    expect((await settle('withdraw', id, asker)).status).toBe(200);
    expect((await pay(other, 100, { reference: 'ONE-SLIP' }, second)).status).toBe(200);
  });

  it('and leaves no trace in the books when it is refused', async () => {
    const loan = await aLoan();
    await pay(loan, 4_000);
    const id = await onlyWaiting(loan);
    expect((await settle('refuse', id, second, { note: 'No such slip' })).status).toBe(200);
    expect(await settle('approve', id, third)).toMatchObject({ body: { code: 'loan.adjustment_settled' } });
    expect(await entriesOf(loan)).toHaveLength(1);
  });
});

describe('a refund waits for a second person', () => {
  it('however small, and the queue shows before and after', async () => {
    const loan = await aLoan();
    await repaid(test.services, loan, 5_800_00, today);
    expect(await refund(loan, 300)).toMatchObject({ status: 200, body: { message: texts.asked } });
    expect(await rowOf(loan)).toMatchObject({ credit_cents: 300_00 });
    const id = await onlyWaiting(loan);
    const { total } = await second.call('GET /api/loans/admin/adjustments', { query: { page: 1 } });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 8) }, (_, page) =>
        second.reply('GET /api/loans/admin/adjustments', { query: { page: page + 1 } }),
      ),
    );
    const rows = pages.flatMap(({ body }) => (body as { rows: { _id: string }[] }).rows);
    expect(rows.find(({ _id }) => _id === id)).toMatchObject({
      kind: 'Refund',
      amount: 300,
      on: today,
      causes: ['Refund'],
      before: { owed: 0, credit: 300 },
      after: { owed: 0, credit: 0 },
    });
    expect((await settle('approve', id, second)).status).toBe(200);
    expect(await rowOf(loan)).toMatchObject({ credit_cents: 0 });
  });

  it('and what waits already is not asked for again', async () => {
    const loan = await aLoan();
    await repaid(test.services, loan, 5_800_00, today);
    const asked = await Promise.all([refund(loan, 200), refund(loan, 200)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await refund(loan, 100.01)).toMatchObject({
      status: 409,
      body: { code: 'loan.refund_waits', message: expect.stringContaining('$200.00') },
    });
    expect((await refund(loan, 100)).status).toBe(200);
    const [one] = await waitingOf(loan);
    expect((await settle('refuse', one?.id ?? '', second, { note: 'Not now' })).status).toBe(200);
    expect((await refund(loan, centsToDollars(one?.amount_cents ?? cents(0)))).status).toBe(200);
  });

  it('and is judged again by the books, which may hold the money no more', async () => {
    const loan = await aLoan();
    await repaid(test.services, loan, 5_800_00, today);
    await refund(loan, 300);
    const asked = await onlyWaiting(loan);
    await reverse((await entriesOf(loan)).at(-1)?.id ?? '');
    const reversal = (await waitingOf(loan)).find(({ id }) => id !== asked)?.id ?? '';
    const saysOf = async () =>
      (await second.call('GET /api/loans/admin/:id', { params: { id: loan.id } })).adjustments.find(
        ({ _id }) => _id === asked,
      )?.notBooked;
    expect(await saysOf()).toBeNull();
    expect((await settle('approve', reversal, second)).status).toBe(200);
    expect(await saysOf()).toBe(staffLoanRefusals['loan.refunds_too_much'].text);
    expect(await settle('approve', asked, second)).toMatchObject({
      status: 409,
      body: { code: 'loan.refunds_too_much' },
    });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00, credit_cents: 0 });
  });
});

describe('taking an entry back waits for a second person', () => {
  it('once it is older than a day', async () => {
    const loan = await aLoan();
    await repaid(test.services, loan, 100_00, addDays(today, -2));
    const entry = (await entriesOf(loan)).at(-1)?.id ?? '';
    expect(await reverse(entry)).toMatchObject({ status: 200, body: { message: texts.asked } });
    expect(await reverse(entry, second)).toMatchObject({ body: { code: 'loan.adjustment_open' } });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_650_00 });
    const id = await onlyWaiting(loan);
    expect((await settle('approve', id, third)).status).toBe(200);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00 });
  });

  it('where two people had recorded the payment, however small and fresh it is', async () => {
    const loan = await aLoan();
    await pay(loan, 10, { receivedOn: addDays(today, -10) });
    expect((await settle('approve', await onlyWaiting(loan), second)).status).toBe(200);
    const entry = (await entriesOf(loan)).at(-1)?.id ?? '';
    const { entries } = await third.call('GET /api/loans/admin/:id', { params: { id: loan.id } });
    expect(entries.map(({ kind, byTwo }) => [kind, byTwo])).toEqual([
      ['Repayment', true],
      ['Disbursement', false],
    ]);
    expect(await reverse(entry, third)).toMatchObject({ body: { message: texts.asked } });
    expect(await waitingOf(loan)).toMatchObject([{ kind: 'EntryReversal', causes: ['TwoDecided'] }]);
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_740_00 });
  });

  it('where two people had decided on it, but not for a payment of today', async () => {
    const loan = await aLoan();
    await pay(loan, 100);
    expect((await reverse((await entriesOf(loan)).at(-1)?.id ?? '')).body).toMatchObject({
      message: texts.reversed('Repayment', '$100.00'),
    });
    await asker.call('POST /api/loans/admin/:id/adjustments', {
      params: { id: loan.id },
      body: {
        kind: 'Waiver',
        amount: 10,
        reason: 'A storm',
      },
    });
    await settle('approve', await onlyWaiting(loan), second);
    await reverse((await entriesOf(loan)).at(-1)?.id ?? '');
    expect(await waitingOf(loan)).toMatchObject([{ kind: 'EntryReversal', causes: ['TwoDecided'] }]);
  });
});

it('every step stands in the audit log', async () => {
  const loan = await aLoan();
  await pay(loan, 4_000, { reference: 'FOR-THE-AUDIT' });
  await settle('refuse', await onlyWaiting(loan), second, { note: 'No such slip' });
  await pay(loan, 4_000, { reference: 'FOR-THE-AUDIT' });
  await settle('withdraw', await onlyWaiting(loan), asker);
  await pay(loan, 4_000, { reference: 'FOR-THE-AUDIT' });
  await settle('approve', await onlyWaiting(loan), second);
  const entries = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('subject_id', '=', loan.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'loan.ask_repayment',
    'loan.refuse_repayment',
    'loan.ask_repayment',
    'loan.withdraw_repayment',
    'loan.ask_repayment',
    'loan.repay',
  ]);
  expect(entries.at(-1)?.after).toMatchObject({ askedBy: olive.id, reference: 'FOR-THE-AUDIT' });
});

it('is nobody whom the asker has just added to the staff', async () => {
  const admin = await loggedIn(test, await someone(test.services, { userType: 'Admin' }));
  const puppet = await addedBy(test, admin, 'Moderator');
  const loan = await aLoan();
  await pay(loan, 3_000.01, {}, admin);
  const { id } = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', loan.id)
    .executeTakeFirstOrThrow();
  const refused = { status: 409, body: { code: 'second_person.one_hand' } };
  expect(await settle('approve', id, puppet.browser)).toMatchObject(refused);
  expect(await settle('refuse', id, puppet.browser, { note: 'No' })).toMatchObject(refused);
  expect((await settle('approve', id, third)).status).toBe(200);
});
