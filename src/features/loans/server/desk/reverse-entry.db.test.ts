import { describe, expect, it } from 'vitest';
import { loggedIn } from '#tests/support/builders.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import {
  aLoan,
  auditOf,
  entriesOf,
  lastEntryOf,
  mailsTo,
  openPaymentDesk,
  other,
  pay,
  refund,
  reverse,
  rowOf,
  seconded,
  test,
  today,
} from './payment-desk.test-support.ts';

openPaymentDesk();

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
