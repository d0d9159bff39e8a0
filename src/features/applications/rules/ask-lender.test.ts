import { describe, expect, it } from 'vitest';
import type { LoanLimits } from '#features/partners/rules/loan-limits.ts';
import { cents } from '#shared/money.ts';
import { askLender } from './ask-lender.ts';

/** $10,000 to $200,000 over 3 to 12 months. */
const limits: LoanLimits = {
  minimumAmountCents: cents(10_000_00),
  maximumAmountCents: cents(200_000_00),
  minimumTermMonths: 3,
  defaultTermMonths: 6,
  maximumTermMonths: 12,
  rateMonthlyBps: 500,
};
const amountField = { loanAmount: 'This loan is from $10,000.00 to $200,000.00' };
const termField = { term: 'This loan runs 3 to 12 months' };

describe('asking a lender', () => {
  it.each([
    ['for nothing in particular', {}, 10_000_00, 6],
    ['for an amount', { loanAmount: 55_000.5 }, 55_000_50, 6],
    ['for a term', { term: 9 }, 10_000_00, 9],
    ['for both, at their ends', { loanAmount: 200_000, term: 12 }, 200_000_00, 12],
  ])('%s fits', (_what, asked, amountCents, termMonths) => {
    expect(askLender(asked, limits)).toEqual({ kind: 'fits', wish: { amountCents, termMonths } });
  });

  it.each([
    ['too little', { loanAmount: 9_999.99 }, amountField],
    ['too much', { loanAmount: 200_000.01 }, amountField],
    ['nothing', { loanAmount: 0 }, amountField],
    ['a negative amount', { loanAmount: -50_000 }, amountField],
    ['fractions of a cent', { loanAmount: 50_000.005 }, amountField],
    ['more than there is', { loanAmount: 1e300 }, amountField],
    ['no number', { loanAmount: Number.NaN }, amountField],
    ['too short a term', { term: 2 }, termField],
    ['too long a term', { term: 13 }, termField],
    ['too much for too long', { loanAmount: 500_000, term: 60 }, { ...amountField, ...termField }],
  ])('for %s is refused beside its field', (_what, asked, fields) => {
    expect(askLender(asked, limits)).toEqual({ kind: 'outside', fields });
  });

  it('names the one term of a loan that has only one', () => {
    const single = { ...limits, minimumTermMonths: 6, maximumTermMonths: 6 };
    expect(askLender({ term: 7 }, single)).toEqual({
      kind: 'outside',
      fields: { term: 'This loan runs 6 months' },
    });
  });
});
