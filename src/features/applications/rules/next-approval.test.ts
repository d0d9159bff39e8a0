import { expect, it } from 'vitest';
import { nextApproval } from './next-approval.ts';

it.each([
  ['no second person is asked for', 900_000_00, null, null, 'final'],
  ['an amount at the limit', 100_000_00, 100_000_00, null, 'final'],
  ['a cent above it, nobody has approved', 100_000_01, 100_000_00, null, 'first'],
  ['a colleague has approved', 100_000_01, 100_000_00, 'Ben', 'final'],
  ['the same person has approved', 100_000_01, 100_000_00, 'Ann', 'again'],
  ['the same person had approved, and the limit was raised since', 100_000_01, 200_000_00, 'Ann', 'final'],
])('%s', (_, amountCents, aboveCents, firstApprovedBy, outcome) => {
  expect(nextApproval({ amountCents, firstApprovedBy }, aboveCents, 'Ann')).toBe(outcome);
});
