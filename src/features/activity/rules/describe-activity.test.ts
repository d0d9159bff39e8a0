import { expect, test } from 'vitest';
import type { ActivityItem } from '../contract.ts';
import { describeActivity } from './describe-activity.ts';

const at = { _id: 'a', created: '2026-03-03T09:00:00.000Z' } as const;
const repayment = { amount: 750, loanNumber: '100000017', receivedOn: '2026-02-28' };
const booking = { amount: 750, loanNumber: '100000017' };
const instalment = { amount: 1_916.66, loanNumber: '100000017', dueOn: '2026-02-28' };

test.each<[ActivityItem, string]>([
  [
    {
      ...at,
      action: 'submittedInfo',
      submittedInformation: { status: 'Submitted', name: 'Basic Information' },
    },
    'You submitted Basic Information',
  ],
  [
    {
      ...at,
      action: 'infoRejected',
      submittedInformation: { status: 'Rejected', name: 'Credit Info', reason: 'The scan is too dark' },
    },
    'Credit Info was not accepted: The scan is too dark',
  ],
  [
    { ...at, action: 'pointsReceived', pointsInformation: { point: 1, reason: 'Credit Info' } },
    'You earned 1 seed for Credit Info',
  ],
  [
    {
      ...at,
      action: 'pointsReceived',
      pointsInformation: { point: 40, reason: 'A coupon did not work', isAdjustment: true },
    },
    'You were given 40 seeds: A coupon did not work',
  ],
  [
    {
      ...at,
      action: 'pointsReceived',
      pointsInformation: { point: -1, reason: 'Granted twice', isAdjustment: true },
    },
    '1 seed was taken back: Granted twice',
  ],
  [
    { ...at, action: 'repaymentReceived', repaymentInformation: repayment },
    'We received your payment of $750.00. The receipt is in your emails',
  ],
  [
    { ...at, action: 'repaymentReversed', repaymentInformation: { ...repayment, reason: 'Entered twice' } },
    'Your payment of $750.00 has been taken back in our books: Entered twice',
  ],
  [
    { ...at, action: 'loanWaived', bookingInformation: { ...booking, kind: 'Waiver' } },
    'We waived $750.00 of your loan: you do not have to pay it',
  ],
  [
    { ...at, action: 'loanRefunded', bookingInformation: { ...booking, kind: 'Refund' } },
    'We paid $750.00 back to you',
  ],
  [
    { ...at, action: 'loanWrittenOff', bookingInformation: { ...booking, kind: 'WriteOff' } },
    'Your loan is written off with $750.00 still owed. You can pay it at any time',
  ],
  [
    {
      ...at,
      action: 'loanEntryReversed',
      bookingInformation: { ...booking, kind: 'Waiver', reason: 'The wrong loan' },
    },
    'The waiver of $750.00 no longer counts: The wrong loan',
  ],
  [
    { ...at, action: 'instalmentDue', instalmentInformation: instalment },
    'Your instalment of $1,916.66 is due on 28 February 2026',
  ],
  [
    { ...at, action: 'instalmentLate', instalmentInformation: { ...instalment, daysLate: 1 } },
    '$1,916.66 was due on 28 February 2026, 1 day ago. If you cannot pay now, write to us',
  ],
  [
    { ...at, action: 'newDateGranted', instalmentInformation: { ...instalment, dueOn: '2026-03-05' } },
    'Your new date: $1,916.66 is now due on 5 March 2026',
  ],
  [
    { ...at, action: 'newDateRefused', instalmentInformation: { ...instalment, reason: 'Too soon' } },
    '$1,916.66 stays due on 28 February 2026: Too soon',
  ],
  [
    { ...at, action: 'loanApproved', loanInformation: { loanAmount: 5000, interestRate: 6.5 } },
    'Your loan of $5,000.00 is approved',
  ],
  [
    {
      ...at,
      action: 'loanRejected',
      loanInformation: { loanAmount: 1234.56, interestRate: 6.5, reason: 'Income not shown' },
    },
    'Your application for $1,234.56 was not approved: Income not shown',
  ],
  [
    {
      ...at,
      action: 'prizeRedeemed',
      acquisitionInformation: { prize: { name: 'Supermarket voucher' }, pointSpent: 300 },
    },
    'You redeemed Supermarket voucher for 300 seeds',
  ],
  [
    {
      ...at,
      action: 'prizeRedeemed',
      acquisitionInformation: { prize: { name: 'School bag' }, pointSpent: 300, status: 'Fulfilled' },
    },
    'School bag, which you redeemed, has been handed over',
  ],
  [
    {
      ...at,
      action: 'prizeRedeemed',
      acquisitionInformation: {
        prize: { name: 'School bag' },
        pointSpent: 1,
        status: 'Cancelled',
        reason: 'Not delivered',
      },
    },
    'Your redemption of School bag was cancelled and 1 seed is back with you: Not delivered',
  ],
  [
    { ...at, action: 'contestJoined', contestInformation: { name: 'Back to school', created: at.created } },
    'You joined the contest Back to school',
  ],
  [
    { ...at, action: 'contestWon', contestInformation: { name: 'Back to school', created: at.created } },
    'You won in the contest Back to school. Look at your emails',
  ],
])('%o reads as a sentence', (activity, sentence) => {
  expect(describeActivity(activity)).toBe(sentence);
});
