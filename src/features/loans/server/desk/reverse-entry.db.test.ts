import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { loggedIn, moderator } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { type RunningLoan, runningLoan, secondedBy } from '#tests/support/loans.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';

let test: TestApp;
let desk: Caller;
let other: Caller;
beforeAll(async () => {
  test = await openTestApp();
  desk = await loggedIn(test, await moderator(test.services, { firstName: 'Olive', lastName: 'Officer' }));
  other = await loggedIn(test, await moderator(test.services));
});
afterAll(() => test.close());

const today = dayOf(new Date());
const lent = addDays(today, -10);
const aLoan = (disbursedOn: Day = lent) => runningLoan(test.services, { disbursedOn });

let payments = 0;
const newReference = () => {
  payments += 1;
  return `PAY-${payments}`;
};
const pay = (loan: { id: string }, amount: number, more: object = {}, by = desk, key?: string) =>
  by.reply(
    'POST /api/loans/admin/:id/repayments',
    { params: { id: loan.id }, body: { amount, receivedOn: today, reference: newReference(), ...more } },
    key ? { key } : {},
  );
const reverse = (entryId: string, reason = 'The cheque was not honoured', by = desk) =>
  by.reply('POST /api/loans/admin/entries/:id/reverse', { params: { id: entryId }, body: { reason } });
/** With what a second person does, where one is needed. */
const seconded = (loan: RunningLoan, sent: ReturnType<Caller['post']>) =>
  secondedBy(test.services, other, loan, sent);
const refund = (loan: RunningLoan, amount: number) =>
  seconded(
    loan,
    desk.reply('POST /api/loans/admin/:id/refunds', {
      params: { id: loan.id },
      body: { amount, paidOn: today, reference: newReference() },
    }),
  );

const rowOf = ({ id }: { id: IdOf<'loans'> }) =>
  test.db.selectFrom('loans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const entriesOf = ({ id }: { id: IdOf<'loans'> }) =>
  test.db.selectFrom('loan_entries').selectAll().where('loan_id', '=', id).orderBy('number').execute();
const lastEntryOf = async (loan: RunningLoan, kind: string) =>
  (await entriesOf(loan)).findLast((entry) => entry.kind === kind)?.id ?? '';
/** The letters that name a receipt, the first one first. */
const mailsTo = ({ borrower }: RunningLoan) =>
  test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', borrower.id)
    .where('subject', 'like', 'Receipt %')
    .orderBy('created_at')
    .execute();
const auditOf = ({ id }: RunningLoan, action: string) =>
  test.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .execute();

describe('a reversal', () => {
  it('takes a repayment back with its rebate, and notifies the borrower of the reason', async () => {
    const loan = await aLoan();
    await pay(loan, 5_250);
    const entry = await lastEntryOf(loan, 'Repayment');
    expect(await reverse(entry)).toMatchObject({
      status: 200,
      body: { message: texts.reversed('Repayment', '$5,250.00') },
    });
    expect(await rowOf(loan)).toMatchObject({ state: 'Active', owed_cents: 5_750_00 });
    expect((await entriesOf(loan)).map(({ kind }) => kind).slice(-2)).toEqual(['Reversal', 'Reversal']);
    const mail = (await mailsTo(loan)).at(-1);
    expect(mail?.subject).toContain('no longer counts');
    expect(mail?.body_text).toContain('The reason: The cheque was not honoured');
    expect(await auditOf(loan, 'loan.reverse_repayment')).toMatchObject([
      { before: { state: 'Repaid' }, after: { state: 'Active', reason: 'The cheque was not honoured' } },
    ]);
    const browser = await loggedIn(test, loan.borrower);
    expect(await browser.call('GET /api/activity/notification')).toContainEqual(
      expect.objectContaining({
        action: 'repaymentReversed',
        repaymentInformation: {
          amount: 5_250,
          loanNumber: loan.number,
          receivedOn: today,
          reason: 'The cheque was not honoured',
        },
      }),
    );
  });

  it('of the same entry by two at once happens once, and needs a reason', async () => {
    const loan = await aLoan();
    await pay(loan, 100);
    const entry = await lastEntryOf(loan, 'Repayment');
    expect(await reverse(entry, ' ')).toMatchObject({ status: 422, body: { code: 'loan.reason_needed' } });
    const replies = await Promise.all([reverse(entry), reverse(entry, 'Entered twice', other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'loan.entry_reversed' });
    expect(await rowOf(loan)).toMatchObject({ owed_cents: 5_750_00 });
  });

  it('takes a refund back too, but never the disbursement: that takes two people', async () => {
    const loan = await aLoan();
    await seconded(loan, pay(loan, 5_300));
    await refund(loan, 50);
    await seconded(loan, reverse(await lastEntryOf(loan, 'Refund')));
    expect(await rowOf(loan)).toMatchObject({ credit_cents: 50_00 });
    expect(await auditOf(loan, 'loan.reverse_entry')).toHaveLength(1);
    expect(await reverse(await lastEntryOf(loan, 'Disbursement'))).toMatchObject({
      status: 409,
      body: { code: 'loan.payout_two_people' },
    });
  });
});
