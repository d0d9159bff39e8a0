import { expect, it } from 'vitest';
import type { SubmissionStatus } from '../contract.ts';
import { groupByStatus, inReviewOrder } from './by-status.ts';

const submissions = (
  ['Submitted', 'Verified', 'SubmittedForVerfication', 'Rejected', 'Submitted', 'Verified'] as const
).map((status: SubmissionStatus, number) => ({ number, status }));

it('each submission stands with those that became the same, in their order', () => {
  const numbers = Object.entries(groupByStatus(submissions)).map(([status, each]) => [
    status,
    each.map(({ number }) => number),
  ]);
  expect(Object.fromEntries(numbers)).toEqual({
    Submitted: [0, 4],
    SubmittedForVerfication: [2],
    Verified: [1, 5],
    Rejected: [3],
  });
});

it('a review begins with what was decided and ends with what waits', () => {
  expect(inReviewOrder(submissions).map(({ number }) => number)).toEqual([1, 3, 5, 0, 4, 2]);
});
