import { describe, expect, it } from 'vitest';
import { nextApproval } from './next-approval.ts';

it.each([
  ['no second person is asked for', 900_000_00, null, null, 'final'],
  ['an amount at the limit', 100_000_00, 100_000_00, null, 'final'],
  ['a cent above it, nobody has approved', 100_000_01, 100_000_00, null, 'first'],
  ['a colleague has approved', 100_000_01, 100_000_00, 'Ben', 'final'],
  ['the same person has approved', 100_000_01, 100_000_00, 'Ann', 'again'],
  ['the same person had approved, and the limit was raised since', 100_000_01, 200_000_00, 'Ann', 'final'],
])('%s', (_, amountCents, aboveCents, firstApprovedBy, outcome) => {
  expect(
    nextApproval(
      { amountCents, isOverride: false, firstApprovedBy, firstOverrode: false },
      aboveCents,
      'Ann',
    ),
  ).toBe(outcome);
});

describe('of an override', () => {
  it.each([
    ['nobody has approved', null, false, 'first'],
    ['a colleague has overridden too', 'Ben', true, 'final'],
    ['a colleague approved while it was none', 'Ben', false, 'first'],
    ['the same person approved while it was none', 'Ann', false, 'first'],
    ['the same person has overridden', 'Ann', true, 'again'],
  ])('%s', (_, firstApprovedBy, firstOverrode, outcome) => {
    const application = { amountCents: 1_000_00, isOverride: true, firstApprovedBy, firstOverrode };
    expect(nextApproval(application, null, 'Ann')).toBe(outcome);
  });
});
