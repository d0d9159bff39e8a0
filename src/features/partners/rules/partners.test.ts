import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import type { PublicLoan } from '../contract.ts';
import { isPublicLoan } from './is-public-loan.ts';
import { defaultWish, type LoanLimits, limitsOf, limitsOfRow, misfits } from './loan-limits.ts';
import { isSeenByBorrowers, mayBeLookedUp, mayPublish } from './may-publish.ts';
import { shortDescription } from './short-description.ts';

describe('a loan is public', () => {
  it.each([
    ['when everything stands', {}, true],
    ['not while the loan is inactive', { loan: 'Inactive' }, false],
    ['not while its product is inactive', { product: 'Inactive' }, false],
    ['not of a deactivated lender', { partner: 'Deactivated' }, false],
    ['not of a revoked lender', { partner: 'Revoked' }, false],
    ['not without a licence', { licence: 'None' }, false],
    ['not while a licence is only applied for', { licence: 'Applied' }, false],
    ['not while the licence is suspended', { licence: 'Suspended' }, false],
    ['not under an expired licence', { licence: 'Expired' }, false],
  ] as const)('%s', (_when, changed, verdict) => {
    const standing = { loan: 'Active', product: 'Active', partner: 'Active', licence: 'Licensed' } as const;
    expect(isPublicLoan({ ...standing, ...changed })).toBe(verdict);
  });
});

describe('a description on a card', () => {
  it.each([
    ['of 140 characters is shown whole', 'a'.repeat(140), 'a'.repeat(140), false],
    ['of 141 characters shows its first 50', 'b'.repeat(141), 'b'.repeat(50), true],
    ['counts a sign outside the basic plane once', '🌱'.repeat(140), '🌱'.repeat(140), false],
    ['never cuts one in half', '🌱'.repeat(141), '🌱'.repeat(50), true],
    ['of nothing is nothing', '', '', false],
  ])('%s', (_what, description, text, hasMore) => {
    expect(shortDescription(description)).toEqual({ text, hasMore });
  });
});

/** $10,000 to $200,000 over 3 to 12 months. */
const limits: LoanLimits = {
  minimumAmountCents: cents(10_000_00),
  maximumAmountCents: cents(200_000_00),
  minimumTermMonths: 3,
  defaultTermMonths: 6,
  maximumTermMonths: 12,
  rateMonthlyBps: 500,
};

describe('the limits of a loan', () => {
  it('are the same off the wire and out of the database', () => {
    const loan = {
      minimumAmount: 10_000,
      maximumAmount: 200_000,
      minimumTerm: 3,
      defaultTerm: 6,
      maximumTerm: 12,
      defaultInterestRate: 5,
    } as PublicLoan;
    expect(limitsOf(loan)).toEqual(limits);
    const row = {
      minimum_amount_cents: 10_000_00,
      maximum_amount_cents: 200_000_00,
      minimum_term_months: 3,
      default_term_months: 6,
      maximum_term_months: 12,
      default_rate_monthly_bps: 500,
    };
    expect(limitsOfRow(row)).toEqual(limits);
  });

  it('have a rate to the basis point', () => {
    expect(
      limitsOf({ defaultInterestRate: 4.35, minimumAmount: 1, maximumAmount: 1 } as PublicLoan),
    ).toMatchObject({
      rateMonthlyBps: 435,
    });
  });
});

describe('a lender', () => {
  it.each([
    ['Active', 'Licensed', true, true, true],
    ['Active', 'Applied', true, false, false],
    ['Active', 'None', true, false, false],
    ['Active', 'Expired', true, false, true],
    ['Active', 'Suspended', true, false, true],
    ['Deactivated', 'Licensed', false, false, false],
    ['Revoked', 'Licensed', false, false, false],
  ] as const)(
    'that is %s and %s may publish: %s, is seen: %s, may be looked up: %s',
    (status, licenceState, publishes, isSeen, isLookedUp) => {
      expect(mayPublish({ status })).toBe(publishes);
      expect(isSeenByBorrowers({ status, licenceState })).toBe(isSeen);
      expect(mayBeLookedUp({ status, licenceState })).toBe(isLookedUp);
    },
  );

  it('without a company publishes nothing', () => {
    expect(mayPublish(null)).toBe(false);
  });
});

describe('what is asked of a loan', () => {
  it.each([
    ['the least over the shortest', 10_000_00, 3, []],
    ['the most over the longest', 200_000_00, 12, []],
    ['a cent below the least', 9_999_99, 6, ['amountTooSmall']],
    ['a cent above the most', 200_000_01, 6, ['amountTooLarge']],
    ['a month too few', 50_000_00, 2, ['termTooShort']],
    ['a month too many', 50_000_00, 13, ['termTooLong']],
    ['too much for too long', 900_000_00, 60, ['amountTooLarge', 'termTooLong']],
  ])('%s', (_what, amount, termMonths, expected) => {
    expect(misfits({ amountCents: cents(amount), termMonths }, limits)).toEqual(expected);
  });

  it('is the least over the usual term where nothing was chosen', () => {
    expect(defaultWish(limits)).toEqual({ amountCents: 10_000_00, termMonths: 6 });
  });
});
