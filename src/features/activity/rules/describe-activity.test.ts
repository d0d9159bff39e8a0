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
])('%o reads as a sentence', (activity, sentence) => {
  expect(describeActivity(activity)).toBe(sentence);
});
