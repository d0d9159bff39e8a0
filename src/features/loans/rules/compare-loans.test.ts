import { describe, expect, it } from 'vitest';
import type { PublicLoan } from '#features/partners/contract.ts';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { amountSteps, nearestStep, termSteps } from './choice-steps.ts';
import { compareLoans } from './compare-loans.ts';
import { publicLoan as loan } from './public-loan.test-support.ts';

const firstDay = '2026-03-01' as Day;

const compare = (loans: PublicLoan[], dollars: number, termMonths: number) => {
  const { ranked, others } = compareLoans(loans, { amountCents: cents(dollars * 100), termMonths }, firstDay);
  return {
    ranked: ranked.map(({ loan, place, totalCostCents }) => [loan.name, place, totalCostCents / 100]),
    others: others.map(({ name }) => name),
  };
};

describe('comparing lenders', () => {
  const loans = [
    loan('Dear', { defaultInterestRate: 7.5 }),
    loan('Cheap', { defaultInterestRate: 4 }),
    loan('Small', { maximumAmount: 50_000, defaultInterestRate: 2 }),
    loan('Long', { minimumTerm: 12, defaultTerm: 12, defaultInterestRate: 1 }),
  ];
  it.each([
    // 100,000 over 6 months: fee 5,000; interest 4 % × 6 = 24,000 or 7.5 % × 6 = 45,000.
    [
      100_000,
      6,
      [
        ['Cheap', 1, 29_000],
        ['Dear', 2, 50_000],
      ],
      ['Small', 'Long'],
    ],
    // 50,000: fee 2,500; 2 % × 6 = 6,000, 4 % × 6 = 12,000, 7.5 % × 6 = 22,500.
    [
      50_000,
      6,
      [
        ['Small', 1, 8_500],
        ['Cheap', 2, 14_500],
        ['Dear', 3, 25_000],
      ],
      ['Long'],
    ],
    // 100,000 over 12 months: 1 % × 12 = 12,000, and the fee.
    [
      100_000,
      12,
      [
        ['Long', 1, 17_000],
        ['Cheap', 2, 53_000],
        ['Dear', 3, 95_000],
      ],
      ['Small'],
    ],
    [9_999, 6, [], ['Dear', 'Cheap', 'Small', 'Long']],
    [200_000, 13, [], ['Dear', 'Cheap', 'Small', 'Long']],
  ])('$%d over %d months', (dollars, term, ranked, others) => {
    expect(compare(loans, dollars, term)).toEqual({ ranked, others });
  });

  it('gives equals one place, in the order of their names', () => {
    const { ranked } = compare([loan('B'), loan('C', { defaultInterestRate: 6 }), loan('A')], 10_000, 3);
    expect(ranked.map(([name, place]) => [name, place])).toEqual([
      ['A', 1],
      ['B', 1],
      ['C', 3],
    ]);
  });

  it('has nothing to say of no loans', () => {
    expect(compare([], 10_000, 6)).toEqual({ ranked: [], others: [] });
  });
});

describe('the steps of the sliders', () => {
  it('are round amounts between the least and the most, both of them included', () => {
    expect(amountSteps(cents(8_000_00), cents(60_000_00)).map((step) => step / 100)).toEqual([
      8_000, 10_000, 15_000, 20_000, 30_000, 50_000, 60_000,
    ]);
    expect(amountSteps(cents(5_000_00), cents(5_000_00))).toEqual([5_000_00]);
  });

  it('are months, then years', () => {
    expect(termSteps(10, 100)).toEqual([10, 11, 12, 15, 18, 24, 30, 36, 48, 60, 72, 84, 96, 100]);
    expect(termSteps(6, 6)).toEqual([6]);
  });

  it.each([
    [7, 0],
    [10, 0],
    // Of two steps as near, the smaller one.
    [12.5, 0],
    [14, 1],
    [99, 2],
  ])('nearest to %d is number %d', (asked, place) => {
    expect(nearestStep([10, 15, 20], asked)).toBe(place);
  });
});
