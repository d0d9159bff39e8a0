import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, showDay } from '#shared/calendar.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { lender } from '#tests/support/lenders.ts';
import { type RunningLoan, runningLoan, secondedBy } from '#tests/support/loans.ts';
import type { EntryKind } from '../rules/books/account.ts';
import { showLoanNumber } from '../rules/loan-number.ts';
import { loanDeskTexts as texts } from '../texts/staff-loan-desk.ts';

let test: TestApp;
let desk: Caller;
let second: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services));
  second = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const aLoan = (known: Parameters<typeof runningLoan>[1] = {}) =>
  runningLoan(test.services, { disbursedOn: addDays(today, -10), ...known });

let references = 0;
const newReference = () => `NOTICE-${++references}`;
const seconded = (loan: RunningLoan, sent: ReturnType<Caller['post']>) =>
  secondedBy(test.services, second, loan, sent);
const pay = (loan: RunningLoan, amount: number) =>
  seconded(
    loan,
    desk.reply('POST /api/loans/admin/:id/repayments', {
      params: { id: loan.id },
      body: {
        amount,
        receivedOn: today,
        reference: newReference(),
      },
    }),
  );
const refund = (loan: RunningLoan, amount: number, reference = newReference(), key?: string) =>
  seconded(
    loan,
    desk.reply(
      'POST /api/loans/admin/:id/refunds',
      { params: { id: loan.id }, body: { amount, paidOn: today, reference } },
      key ? { key } : {},
    ),
  );
const reverse = async (loan: RunningLoan, kind: EntryKind, reason = 'Booked on the wrong loan') => {
  const { id } = await test.db
    .selectFrom('loan_entries')
    .select('id')
    .where('loan_id', '=', loan.id)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  return seconded(
    loan,
    desk.reply('POST /api/loans/admin/entries/:id/reverse', { params: { id }, body: { reason } }),
  );
};
/** Asked for by one, approved by another. */
async function given(loan: RunningLoan, body: object, key?: string) {
  await desk.post(`/api/loans/admin/${loan.id}/adjustments`, { reason: 'Not for the borrower', ...body });
  const { id } = await test.db
    .selectFrom('loan_adjustments')
    .select('id')
    .where('loan_id', '=', loan.id)
    .where('status', '=', 'Asked')
    .executeTakeFirstOrThrow();
  return second.reply(
    'POST /api/loans/admin/adjustments/:id/approve',
    { params: { id }, body: {} },
    key ? { key } : {},
  );
}
const mailsTo = async ({ borrower }: RunningLoan, subject: string) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .where('subject', 'like', `%${subject}%`)
    .orderBy('id')
    .execute();
const bellOf = async ({ borrower }: RunningLoan) => {
  const rows = await test.db
    .selectFrom('activities')
    .select(['action', 'details'])
    .where('account_id', '=', borrower.id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, details }) => ({ action, ...(details as object) }));
};
const erase = ({ borrower }: RunningLoan) =>
  test.db
    .updateTable('accounts')
    .set({ erased_at: new Date(), status: 'Cancelled', email: `${borrower.id}@deleted.invalid` })
    .where('id', '=', borrower.id)
    .execute();

describe('a borrower is told', () => {
  it('of a waiver: what need not be paid, and what still does; not why staff gave it', async () => {
    const loan = await aLoan();
    expect((await given(loan, { kind: 'Waiver', amount: 750 })).status).toBe(200);
    const [mail, ...more] = await mailsTo(loan, 'waived');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('We have waived $750.00 of your loan');
    expect(mail?.body_text).toContain(
      `We have waived $750.00 of your loan ${showLoanNumber(loan.number)}. You do not have to pay it.`,
    );
    expect(mail?.body_text).toContain('Still owed: $5,000.00');
    expect(mail?.body_text).toContain('Your next payment: $1,166.66, due on');
    expect(mail?.body_text).not.toContain('Not for the borrower');
    expect(await bellOf(loan)).toEqual([
      {
        action: 'loanWaived',
        bookingInformation: { kind: 'Waiver', amount: 750, loanNumber: loan.number },
      },
    ]);
  });

  it('of a waiver that ends the loan early: no more is waived than that takes, and nothing is to be paid back', async () => {
    const loan = await aLoan();
    await pay(loan, 4_800);
    expect((await given(loan, { kind: 'Waiver', amount: 950 })).status).toBe(200);
    const row = await test.db
      .selectFrom('loans')
      .selectAll()
      .where('id', '=', loan.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'Repaid', owed_cents: 0, credit_cents: 0 });
    const [mail] = await mailsTo(loan, 'We have waived $450.00');
    expect(mail?.body_text).toContain('so $500.00 of interest is not charged');
    expect((await refund(loan, 0.01)).body).toMatchObject({ code: 'loan.refunds_too_much' });
  });

  it('of money paid back: how much, when, under which reference', async () => {
    const loan = await aLoan();
    await pay(loan, 5_300);
    const reference = newReference();
    expect((await refund(loan, 30, reference)).status).toBe(200);
    const [mail] = await mailsTo(loan, 'paid $30.00 back');
    expect(mail?.body_text).toContain(`on ${showDay(today)}, under the reference ${reference}.`);
    expect(mail?.body_text).toContain('We still hold $20.00 for you.');
    expect(await bellOf(loan)).toContainEqual({
      action: 'loanRefunded',
      bookingInformation: { kind: 'Refund', amount: 30, loanNumber: loan.number },
    });
  });

  it.each([
    ['ours', true],
    ['a lender’s', false],
  ])('of a write-off, that it is still owed (%s)', async (_, isOurs) => {
    const loan = await aLoan(isOurs ? {} : { lender: await lender(test.services) });
    expect((await given(loan, { kind: 'WriteOff' })).status).toBe(200);
    const [mail] = await mailsTo(loan, 'written off');
    expect(mail?.body_text).toContain('the $5,750.00 that are still owed');
    expect(mail?.body_text).toContain('You still owe them.');
    expect(mail?.body_text.includes('Another loan from us has to wait')).toBe(isOurs);
    expect(await bellOf(loan)).toMatchObject([
      { action: 'loanWrittenOff', bookingInformation: { amount: 5_750 } },
    ]);
  });

  it.each<[EntryKind, object, string, string]>([
    [
      'Waiver',
      { kind: 'Waiver', amount: 750 },
      'The waiver of $750.00 no longer counts',
      'Still owed: $5,750.00',
    ],
    ['WriteOff', { kind: 'WriteOff' }, 'is no longer written off', 'Your next payment: $1,916.66'],
  ])('when that is taken back, and why: %s', async (kind, body, subject, words) => {
    const loan = await aLoan();
    await given(loan, body);
    expect((await reverse(loan, kind)).status).toBe(200);
    const [mail] = await mailsTo(loan, subject);
    expect(mail?.body_text).toContain('The reason: Booked on the wrong loan');
    expect(mail?.body_text).toContain(words);
    expect((await bellOf(loan)).at(-1)).toMatchObject({
      action: 'loanEntryReversed',
      bookingInformation: { kind, reason: 'Booked on the wrong loan' },
    });
  });

  it('that money paid back is owed with the loan, when the payment it came from is taken back; and so are staff', async () => {
    const loan = await aLoan();
    await pay(loan, 6_000);
    await refund(loan, 750);
    const { body } = await reverse(loan, 'Repayment', 'The cheque was not honoured');
    expect((body as { message: string }).message).toBe(
      `${texts.reversed('Repayment', '$6,000.00')}. ${texts.givenBackBefore('$750.00')}`,
    );
    const [mail] = await mailsTo(loan, 'no longer counts');
    expect(mail?.body_text).toContain('Still owed: $6,500.00');
    expect(mail?.body_text).toContain('In it are $750.00 that we had paid back to you.');
    // $1,916.66 of the instalment, and what it now takes to reach it.
    expect(mail?.body_text).toContain('Your next payment: $2,666.66');
    await pay(loan, 2_666.66);
    const row = await test.db
      .selectFrom('loans')
      .selectAll()
      .where('id', '=', loan.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ owed_cents: 3_833_34, next_amount_cents: 1_916_66 });
  });

  it('what is late of it as late, and not as what comes next', async () => {
    const loan = await aLoan({ disbursedOn: addDays(today, -70) });
    await pay(loan, 1_916.66);
    await reverse(loan, 'Repayment');
    const [mail] = await mailsTo(loan, 'no longer counts');
    expect(mail?.body_text).toMatch(/Late: \$3,833\.32, the oldest of it due on /);
    expect(mail?.body_text).not.toContain('next payment');
  });

  it('once, however often the answer is lost', async () => {
    const loan = await aLoan();
    await pay(loan, 5_300);
    const reference = newReference();
    for (let time = 0; time < 3; time++) await refund(loan, 50, reference, 'refund-intent-1');
    expect(await mailsTo(loan, 'paid $50.00 back')).toHaveLength(1);
    expect((await bellOf(loan)).filter(({ action }) => action === 'loanRefunded')).toHaveLength(1);
  });

  it('nothing, where the account is deleted', async () => {
    const loan = await aLoan();
    await pay(loan, 5_300);
    await erase(loan);
    const before = [(await mailsTo(loan, '')).length, (await bellOf(loan)).length];
    expect((await refund(loan, 50)).status).toBe(200);
    expect((await reverse(loan, 'Refund')).status).toBe(200);
    expect((await reverse(loan, 'Repayment')).status).toBe(200);
    expect((await given(loan, { kind: 'Waiver', amount: 50 })).status).toBe(200);
    expect((await given(loan, { kind: 'WriteOff' })).status).toBe(200);
    expect([(await mailsTo(loan, '')).length, (await bellOf(loan)).length]).toEqual(before);
  });
});
