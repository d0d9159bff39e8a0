import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type ExpectedLoss, expectedLossOf } from '../../../../rules/policy/expected-loss.ts';
import { LossByGrade } from './loss-by-grade.tsx';

afterEach(cleanup);

const side = (grade: string, dollars: number) => ({
  grade,
  amountCents: dollars * 100,
  score: 60,
  rateMonthlyBps: 600,
  reasons: [],
});
const pair = (grade: string, before: number, after: number) => ({
  before: side(grade, before),
  after: side(grade, after),
  burdenBps: { before: 1_200, after: 1_850 },
  hasLoanOrApplication: false,
});

function show(loss: ExpectedLoss) {
  render(<LossByGrade loss={loss} />);
  return within(screen.getByRole('table', { name: 'Expected loss and instalments, by grade today' }));
}

test('says of each grade what defaults would cost before and after, and where that is an assumption', () => {
  const table = show(
    expectedLossOf([pair('A', 5_000, 8_000), pair('B', 4_000, 4_000)], [{ grade: 'A', good: 90, bad: 10 }]),
  );
  expect(table.getByText('10% of 100 loans')).toBeTruthy();
  expect(table.getByText('15% assumed (0 loans, too few to say)')).toBeTruthy();
  expect(table.getByText('$800.00 (before: $500.00)')).toBeTruthy();
  expect(table.getAllByText('18.5% (before: 12%)')).toHaveLength(2);
  expect(screen.getByText(/^Too few loans of B have ended/)).toBeTruthy();
});

test('assumes nothing where enough loans of each grade have ended', () => {
  show(expectedLossOf([pair('A', 5_000, 8_000)], [{ grade: 'A', good: 30, bad: 0 }]));
  expect(screen.queryByText(/assumed|Too few/)).toBeNull();
});
