import { describe, expect, test } from 'vitest';
import { takeOffer } from './take-offer.ts';

const standing = { maxLoanAmountCents: 5_000_00, loanTermMonths: 8, rateMonthlyBps: 650 };

describe('takeOffer', () => {
  test.each([
    [
      'the whole amount',
      { term: 8, interestRate: 6.5, loanAmount: 5_000 },
      { kind: 'taken', amountCents: 5_000_00 },
    ],
    [
      'less than the whole',
      { term: 8, interestRate: 6.5, loanAmount: 1_234.56 },
      { kind: 'taken', amountCents: 1_234_56 },
    ],
    [
      'more than the whole is held at the maximum',
      { term: 8, interestRate: 6.5, loanAmount: 900_000 },
      { kind: 'taken', amountCents: 5_000_00 },
    ],
    [
      'more than can be kept to the cent is held at it too',
      { term: 8, interestRate: 6.5, loanAmount: 1e15 },
      { kind: 'taken', amountCents: 5_000_00 },
    ],
    ['a better rate than offered', { term: 8, interestRate: 4, loanAmount: 5_000 }, { kind: 'changed' }],
    [
      'a rate off by less than a basis point',
      { term: 8, interestRate: 6.5001, loanAmount: 5_000 },
      { kind: 'changed' },
    ],
    ['a longer term', { term: 12, interestRate: 6.5, loanAmount: 5_000 }, { kind: 'changed' }],
    ['no amount', { term: 8, interestRate: 6.5, loanAmount: 0 }, { kind: 'noAmount' }],
    ['one step', { term: 8, interestRate: 6.5, loanAmount: 100 }, { kind: 'taken', amountCents: 100_00 }],
    ['less than one step', { term: 8, interestRate: 6.5, loanAmount: 99.99 }, { kind: 'noAmount' }],
    ['a negative amount', { term: 8, interestRate: 6.5, loanAmount: -5_000 }, { kind: 'noAmount' }],
    ['fractions of a cent', { term: 8, interestRate: 6.5, loanAmount: 100.005 }, { kind: 'noAmount' }],
    ['not a number', { term: 8, interestRate: 6.5, loanAmount: Number.NaN }, { kind: 'noAmount' }],
  ])('%s', (_case, asked, verdict) => {
    expect(takeOffer(asked, standing)).toEqual(verdict);
  });
});
