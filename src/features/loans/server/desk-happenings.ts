// What can happen to a loan and to a file of repayments of which no borrower is notified by it.
import {
  type Facts,
  type HappeningName,
  happening,
  KEPT_ALONE,
  type StaffWords,
} from '#features/activity/server/happening.ts';

/** What is asked of a second person, and what becomes of it where nothing is booked. */
const request = (name: HappeningName, words: StaffWords) =>
  happening(name, {
    subject: 'loan',
    words,
    ...KEPT_ALONE,
    notifies: () => [['staff', 'loans']],
  });

export const entryReversalAsked = request('loan.ask_entry_reversal', {
  audit: 'Asked to take an entry of a loan back',
});
export const payoutReversalAsked = request('loan.ask_payout_reversal', {
  audit: 'Asked to take a payout back',
});
export const refundAsked = request('loan.ask_refund', {
  audit: 'Asked for money to be given back',
  timeline: 'Refund asked for',
});
export const repaymentAsked = request('loan.ask_repayment', {
  audit: 'Recorded a repayment for a second person to approve',
  timeline: 'Repayment waits for a second person',
});
export const waiverAsked = request('loan.ask_waiver', {
  audit: 'Asked for a waiver',
  timeline: 'Waiver asked for',
});
export const writeOffAsked = request('loan.ask_write_off', {
  audit: 'Asked for a write-off',
  timeline: 'Write-off asked for',
});
export const entryReversalRefused = request('loan.refuse_entry_reversal', {
  audit: 'Refused to take an entry of a loan back',
});
export const payoutReversalRefused = request('loan.refuse_payout_reversal', {
  audit: 'Refused to take a payout back',
});
export const refundRefused = request('loan.refuse_refund', {
  audit: 'Refused to give money back',
  timeline: 'Refund refused',
});
export const repaymentRefused = request('loan.refuse_repayment', {
  audit: 'Refused to book a repayment',
  timeline: 'Repayment refused',
});
export const waiverRefused = request('loan.refuse_waiver', {
  audit: 'Refused a waiver',
  timeline: 'Waiver refused',
});
export const writeOffRefused = request('loan.refuse_write_off', {
  audit: 'Refused a write-off',
  timeline: 'Write-off refused',
});
export const entryReversalWithdrawn = request('loan.withdraw_entry_reversal', {
  audit: 'Withdrew a request to take an entry of a loan back',
});
export const payoutReversalWithdrawn = request('loan.withdraw_payout_reversal', {
  audit: 'Withdrew a request to take a payout back',
});
export const refundWithdrawn = request('loan.withdraw_refund', {
  audit: 'Withdrew a request to give money back',
  timeline: 'Refund withdrawn',
});
export const repaymentWithdrawn = request('loan.withdraw_repayment', {
  audit: 'Withdrew a repayment that waited',
  timeline: 'Repayment that waited withdrawn',
});
export const waiverWithdrawn = request('loan.withdraw_waiver', {
  audit: 'Took back a request for a waiver',
  timeline: 'Request for a waiver taken back',
});
export const writeOffWithdrawn = request('loan.withdraw_write_off', {
  audit: 'Took back a request for a write-off',
  timeline: 'Request for a write-off taken back',
});

export const newDateAsked = happening('loan.ask_new_date', {
  subject: 'loan',
  words: { audit: 'Asked for a new due date', timeline: 'Asked for a new due date' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const newDateReached = happening('loan.reach_new_date', {
  subject: 'loan',
  words: { audit: 'Ended a request for a new date that a public holiday has brought' },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const contactNoted = happening('loan.contact', {
  subject: 'loan',
  words: { audit: 'Noted a contact with a borrower' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'loans']],
});

export const loanDefaulted = happening('loan.default', {
  subject: 'loan',
  words: { audit: 'Saw a loan go into default', timeline: 'Loan went into default' },
  ...KEPT_ALONE,
});

export const arrearsEntered = happening('loan.enter_arrears', {
  subject: 'loan',
  words: { audit: 'Saw a loan fall into arrears', timeline: 'Loan fell into arrears' },
  ...KEPT_ALONE,
});

export const statementTaken = happening('loan.statement', {
  subject: 'loan',
  words: { audit: 'Took the statement of a loan' },
  ...KEPT_ALONE,
});

export const newDateWithdrawn = happening('loan.withdraw_new_date', {
  subject: 'loan',
  words: {
    audit: 'Took back a request for a new due date',
    timeline: 'Took back the request for a new due date',
  },
  ...KEPT_ALONE,
  notifies: ({ accountId }) => [
    [accountId, 'loans'],
    ['staff', 'loans'],
  ],
});

export const importDiscarded = happening<Facts>('repayments.discard', {
  subject: 'repaymentImport',
  words: { audit: 'Discarded a file of repayments' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'imports']],
});

export const importDownloaded = happening<Facts>('repayments.download', {
  subject: 'repaymentImport',
  words: { audit: 'Downloaded the verdicts on a file of repayments' },
  ...KEPT_ALONE,
});

export const importConfirmed = happening<Facts>('repayments.record', {
  subject: 'repaymentImport',
  words: { audit: 'Confirmed a file of repayments' },
  ...KEPT_ALONE,
});

export const importSettled = happening<Facts>('repayments.settle', {
  subject: 'repaymentImport',
  words: { audit: 'Said what became of the rows that a file of repayments left out' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'imports']],
});

export const importRowTicked = happening<Facts>('repayments.tick', {
  subject: 'repaymentImport',
  words: { audit: 'Ticked a row that pays too much, or took the tick away' },
  ...KEPT_ALONE,
  notifies: () => [['staff', 'imports']],
});

export const importUploaded = happening<Facts>('repayments.upload', {
  subject: 'repaymentImport',
  words: { audit: 'Uploaded a file of repayments' },
  ...KEPT_ALONE,
});
