import { expect, test } from 'vitest';
import type { ActivityItem } from '../contract.ts';
import { describeActivity } from './describe-activity.ts';

const at = { _id: 'a', created: '2026-03-03T09:00:00.000Z' } as const;

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
