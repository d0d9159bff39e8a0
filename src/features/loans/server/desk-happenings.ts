// What can happen to a loan and to a file of repayments that no borrower is told of by it.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

/** What is asked of a second person, and what becomes of it where nothing is booked. */
const request = (name: keyof typeof words & `loan.${'ask' | 'refuse' | 'withdraw'}_${string}`) =>
  happening(name, {
    subject: 'loan',
    words: words[name],
    ...KEPT_ALONE,
    wakes: () => [['staff', 'loans']],
  });

export const entryReversalAsked = request('loan.ask_entry_reversal');
export const payoutReversalAsked = request('loan.ask_payout_reversal');
export const refundAsked = request('loan.ask_refund');
export const repaymentAsked = request('loan.ask_repayment');
export const waiverAsked = request('loan.ask_waiver');
export const writeOffAsked = request('loan.ask_write_off');
export const entryReversalRefused = request('loan.refuse_entry_reversal');
export const payoutReversalRefused = request('loan.refuse_payout_reversal');
export const refundRefused = request('loan.refuse_refund');
export const repaymentRefused = request('loan.refuse_repayment');
export const waiverRefused = request('loan.refuse_waiver');
export const writeOffRefused = request('loan.refuse_write_off');
export const entryReversalWithdrawn = request('loan.withdraw_entry_reversal');
export const payoutReversalWithdrawn = request('loan.withdraw_payout_reversal');
export const refundWithdrawn = request('loan.withdraw_refund');
export const repaymentWithdrawn = request('loan.withdraw_repayment');
export const waiverWithdrawn = request('loan.withdraw_waiver');
export const writeOffWithdrawn = request('loan.withdraw_write_off');

export const newDateAsked = happening('loan.ask_new_date', {
  subject: 'loan',
  words: words['loan.ask_new_date'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const contactNoted = happening('loan.contact', {
  subject: 'loan',
  words: words['loan.contact'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const loanDefaulted = happening('loan.default', {
  subject: 'loan',
  words: words['loan.default'],
  ...KEPT_ALONE,
});

export const arrearsEntered = happening('loan.enter_arrears', {
  subject: 'loan',
  words: words['loan.enter_arrears'],
  ...KEPT_ALONE,
});

export const statementTaken = happening('loan.statement', {
  subject: 'loan',
  words: words['loan.statement'],
  ...KEPT_ALONE,
});

export const newDateWithdrawn = happening('loan.withdraw_new_date', {
  subject: 'loan',
  words: words['loan.withdraw_new_date'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const importDiscarded = happening<Facts>('repayments.discard', {
  subject: 'repaymentImport',
  words: words['repayments.discard'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'imports']],
});

export const importDownloaded = happening<Facts>('repayments.download', {
  subject: 'repaymentImport',
  words: words['repayments.download'],
  ...KEPT_ALONE,
});

export const importConfirmed = happening<Facts>('repayments.record', {
  subject: 'repaymentImport',
  words: words['repayments.record'],
  ...KEPT_ALONE,
});

export const importRowTicked = happening<Facts>('repayments.tick', {
  subject: 'repaymentImport',
  words: words['repayments.tick'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'imports']],
});

export const importUploaded = happening<Facts>('repayments.upload', {
  subject: 'repaymentImport',
  words: words['repayments.upload'],
  ...KEPT_ALONE,
});
