import { expect, it } from 'vitest';
import { day } from '#tests/support/days.ts';
import { today } from '../applicant.test-support.ts';
import { bankruptcyOf, creditHistoryOf, owesDefault } from './credit-history.ts';

const repaid = { has_credit_card: 'No', has_had_loan: 'Yes', missed_payments_12_months: 0 };
const cleared = (on: string) => ({ ...repaid, has_defaulted: 'Yes', default_cleared_on: on });
const missed = { ...repaid, missed_payments_12_months: 2 };
const never = { ...repaid, has_had_loan: 'No' };
const behind = { number_of_debts: '1', debt_1_in_arrears: 'Yes' };

const PROVED = { isChecked: true, isProved: true };

// Today is March 1st 2026.
it.each([
  ['a past loan that nobody has checked', repaid, { isChecked: false }, 'claimed'],
  ['a past loan that was checked', repaid, { isChecked: true }, 'good'],
  ['nobody needs to prove that they never borrowed', never, { isChecked: false }, 'none'],
  ['a default not cleared', { ...repaid, has_defaulted: 'Yes' }, { isChecked: true }, 'overdue'],
  ['a default cleared two years ago, by papers', cleared('2024-03-01'), PROVED, 'good'],
  ['the same by a verdict without papers', cleared('2024-03-01'), { isChecked: true }, 'overdue'],
  ['the day before two years', cleared('2024-03-02'), PROVED, 'overdue'],
  ['cleared two years ago, as it is stated', cleared('2024-03-01'), { isChecked: false }, 'overdue'],
  ['payments missed in the year before', missed, { isChecked: true, answeredOn: day('2025-03-02') }, 'late'],
  ['twelve months later', missed, { isChecked: true, answeredOn: day('2025-03-01') }, 'good'],
  ['twelve months later, unchecked', missed, { isChecked: false, answeredOn: day('2025-03-01') }, 'claimed'],
] as const)('%s', (_, credit, known, history) => {
  expect(
    creditHistoryOf({ credit, debts: undefined }, today, { answeredOn: today, isProved: false, ...known }),
  ).toBe(history);
});

it('a debt that is overdue now counts beside whatever was checked', () => {
  const known = { ...PROVED, answeredOn: today };
  expect(creditHistoryOf({ credit: repaid, debts: behind }, today, known)).toBe('overdue');
  expect(creditHistoryOf({ credit: undefined, debts: behind }, today)).toBe('overdue');
});

it.each([
  ['none stated', {}, true, null],
  ['one that has not ended', { has_been_bankrupt: 'Yes' }, true, 'open'],
  [
    'an end that nobody has checked',
    { has_been_bankrupt: 'Yes', bankruptcy_ended_on: '2020-03-01' },
    false,
    'open',
  ],
  ['an end that papers showed', { has_been_bankrupt: 'Yes', bankruptcy_ended_on: '2025-12-01' }, true, 3],
] as const)('a bankruptcy: %s', (_, credit, isProved, since) => {
  expect(bankruptcyOf(credit, today, { isChecked: true, isProved, answeredOn: today })).toBe(since);
});

it.each([
  ['none', repaid, true, false],
  ['one that was never paid', { ...repaid, has_defaulted: 'Yes' }, true, true],
  ['one that was paid, as it is stated', cleared('2020-03-01'), false, true],
  ['one that was paid yesterday, as papers show', cleared('2026-02-28'), true, false],
] as const)('a default elsewhere: %s', (_, credit, isProved, owes) => {
  expect(owesDefault(credit, { isProved })).toBe(owes);
});
