// What can happen to a loan and to a file of repayments that no borrower is told of by it.
import { type Facts, happening, KEPT_ALONE } from '#features/activity/server/happening.ts';
import { staffHappenings as words } from '../texts/staff-happenings.ts';

export const newDateAsked = happening('loan.ask_new_date', {
  subject: 'loan',
  words: words['loan.ask_new_date'],
  ...KEPT_ALONE,
  wakes: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const payoutReversalAsked = happening('loan.ask_payout_reversal', {
  subject: 'loan',
  words: words['loan.ask_payout_reversal'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const waiverAsked = happening('loan.ask_waiver', {
  subject: 'loan',
  words: words['loan.ask_waiver'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const writeOffAsked = happening('loan.ask_write_off', {
  subject: 'loan',
  words: words['loan.ask_write_off'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
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

export const payoutReversalRefused = happening('loan.refuse_payout_reversal', {
  subject: 'loan',
  words: words['loan.refuse_payout_reversal'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const waiverRefused = happening('loan.refuse_waiver', {
  subject: 'loan',
  words: words['loan.refuse_waiver'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const writeOffRefused = happening('loan.refuse_write_off', {
  subject: 'loan',
  words: words['loan.refuse_write_off'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
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

export const payoutReversalWithdrawn = happening('loan.withdraw_payout_reversal', {
  subject: 'loan',
  words: words['loan.withdraw_payout_reversal'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const waiverWithdrawn = happening('loan.withdraw_waiver', {
  subject: 'loan',
  words: words['loan.withdraw_waiver'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
});

export const writeOffWithdrawn = happening('loan.withdraw_write_off', {
  subject: 'loan',
  words: words['loan.withdraw_write_off'],
  ...KEPT_ALONE,
  wakes: () => [['staff', 'loans']],
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

export const importUploaded = happening<Facts>('repayments.upload', {
  subject: 'repaymentImport',
  words: words['repayments.upload'],
  ...KEPT_ALONE,
});
