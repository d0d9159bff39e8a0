import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '#features/decisions/defaults/policy.ts';
import { cents, ZERO } from '#shared/money.ts';
import {
  areFiguresVerified,
  type Capacity,
  capacityOf,
  knownFigures,
  leastInstalment,
  prequalifies,
} from './prequalify.ts';

const clerk = { incomeCents: 120_000_00, expensesCents: 60_000_00, debtPaymentsCents: 12_000_00 };

/** $120,000 a month, $48,000 left of it, 10 % of it to debts; may bear $24,000 a month. */
const capacity = (known: Partial<Capacity> = {}): Capacity => ({
  incomeCents: cents(120_000_00),
  debtPaymentsCents: cents(12_000_00),
  runningLoansCents: ZERO,
  freeCashFlowCents: cents(48_000_00),
  debtServiceBps: 10_00,
  allowedInstalmentCents: 24_000_00,
  ...known,
});
const freeCashFlow = (dollars: number) => ({
  criteria: 'Free Cash Flow' as const,
  valueHundredths: dollars * 100,
  leastInstalmentCents: 1_000_00,
});
const debtService = (percent: number) => ({
  criteria: 'Debt Service Ratio' as const,
  valueHundredths: percent * 100,
  leastInstalmentCents: 1_000_00,
});

describe('somebody with $48,000 left a month and 10 % of the income to debts', () => {
  it.each([
    ['meets a free cash flow below theirs', freeCashFlow(40_000), true],
    ['meets one of the very same', freeCashFlow(48_000), true],
    ['misses one of a cent more', freeCashFlow(48_000.01), false],
    ['meets a debt service ratio above theirs', debtService(40), true],
    ['meets one of the very same', debtService(10), true],
    ['misses one below', debtService(9.99), false],
    ['misses whatever they could not repay', { ...debtService(40), leastInstalmentCents: 24_000_01 }, false],
    ['meets what they can just repay', { ...debtService(40), leastInstalmentCents: 24_000_00 }, true],
  ])('%s', (_what, loan, met) => {
    expect(prequalifies(capacity(), loan)).toBe(met);
  });

  it('is nobody whose figures are not known', () => {
    expect(prequalifies(null, freeCashFlow(0))).toBe(false);
    expect(prequalifies(null, debtService(100))).toBe(false);
  });

  it('who spends more than comes in meets no free cash flow', () => {
    expect(prequalifies(capacity({ freeCashFlowCents: cents(-1) }), freeCashFlow(0))).toBe(false);
  });
});

describe('the figures', () => {
  it('are what is left, and debt payments by income', () => {
    expect(knownFigures(clerk)).toEqual({
      incomeCents: 120_000_00,
      debtPaymentsCents: 12_000_00,
      runningLoansCents: 0,
      freeCashFlowCents: 48_000_00,
      debtServiceBps: 10_00,
    });
  });

  it('count what loans in our books take as debt payments', () => {
    expect(knownFigures(clerk, cents(6_000_00))).toEqual({
      incomeCents: 120_000_00,
      debtPaymentsCents: 18_000_00,
      runningLoansCents: 6_000_00,
      freeCashFlowCents: 42_000_00,
      debtServiceBps: 15_00,
    });
  });

  it.each([
    ['income', { ...clerk, incomeCents: null }],
    ['expenses', { ...clerk, expensesCents: null }],
    ['debts', { ...clerk, debtPaymentsCents: null }],
    ['any income at all', { ...clerk, incomeCents: 0 }],
  ])('are not known without %s: nothing is assumed', (_what, answered) => {
    expect(knownFigures(answered)).toBeNull();
  });

  it('allow the instalment that the policy allows', () => {
    const figures = knownFigures(clerk);
    // 40 % of 120,000 less 12,000 is 36,000; half of 48,000 is less.
    expect(figures && capacityOf(defaultPolicy, figures).allowedInstalmentCents).toBe(24_000_00);
  });
});

describe('figures are verified', () => {
  const six = (status: string) =>
    ['income_information', 'debt_information', 'credit_info'].map((s_id) => ({ s_id, status }));
  it.each([
    ['when every section they are read from is', six('Verified'), true],
    [
      'not while one is only submitted',
      [...six('Verified').slice(1), ...six('Submitted').slice(0, 1)],
      false,
    ],
    ['not without debts', six('Verified').slice(0, 1), false],
    [
      'whatever becomes of a section that they are not read from',
      [...six('Verified'), { s_id: 'basic_information', status: 'Submitted' }],
      true,
    ],
    [
      'by the itemised expenses, once those and housing are submitted',
      [
        ...six('Verified'),
        { s_id: 'expenses', status: 'Submitted' },
        { s_id: 'housing', status: 'Verified' },
      ],
      false,
    ],
    [
      'not while the household’s expenses are only submitted and nothing is itemised',
      [
        { s_id: 'income', status: 'Verified' },
        { s_id: 'income_information', status: 'Submitted' },
        { s_id: 'debt', status: 'Verified' },
        { s_id: 'housing', status: 'Verified' },
      ],
      false,
    ],
    [
      'without the household’s expenses, once all of them are itemised',
      ['income', 'debt', 'expenses', 'housing'].map((s_id) => ({ s_id, status: 'Verified' })),
      true,
    ],
  ])('%s', (_what, sections, verified) => {
    expect(areFiguresVerified(sections)).toBe(verified);
  });
});

it('the smallest instalment is that of the smallest amount over the longest term', () => {
  // $10,000 at 5 % over 12 months: 16,000 ÷ 12.
  const terms = { minimumAmountCents: cents(10_000_00), rateMonthlyBps: 500, maximumTermMonths: 12 };
  expect(leastInstalment(terms)).toBe(1_333_33);
});
