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
      { amountCents, isOverride: false, firstApprovedBy, isWorseSinceFirst: false },
      aboveCents,
      'Ann',
    ),
  ).toBe(outcome);
});

describe('of an override', () => {
  it.each([
    ['nobody has approved', null, true, 'first'],
    ['a colleague has overridden too', 'Ben', false, 'final'],
    ['a colleague approved while the facts were better', 'Ben', true, 'first'],
    ['the same person approved while the facts were better', 'Ann', true, 'first'],
    ['the same person has overridden', 'Ann', false, 'again'],
  ])('%s', (_, firstApprovedBy, isWorseSinceFirst, outcome) => {
    const application = { amountCents: 1_000_00, isOverride: true, firstApprovedBy, isWorseSinceFirst };
    expect(nextApproval(application, null, 'Ann')).toBe(outcome);
  });
});
