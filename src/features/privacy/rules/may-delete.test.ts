import { expect, it } from 'vitest';
import { whyNotDelete } from './may-delete.ts';

it.each([
  ['nothing runs', { loans: 0, promised: 0, undecided: 0, credits: 0 }, null],
  ['a loan runs', { loans: 1, promised: 0, undecided: 0, credits: 0 }, 'account.loan_open'],
  [
    'a loan waits for its payout',
    { loans: 0, promised: 1, undecided: 0, credits: 0 },
    'account.loan_promised',
  ],
  ['an application waits', { loans: 0, promised: 0, undecided: 2, credits: 0 }, 'account.application_open'],
  ['money of theirs on a loan', { loans: 0, promised: 0, undecided: 0, credits: 1 }, 'account.credit_held'],
  ['all of it', { loans: 1, promised: 1, undecided: 1, credits: 1 }, 'account.loan_open'],
] as const)('with %s', (_, business, refusal) => {
  expect(whyNotDelete(business)).toBe(refusal);
});
