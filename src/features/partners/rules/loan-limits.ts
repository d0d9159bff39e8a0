// What a lender's loan lends: from which amount to which, over how long, at which rate; and whether a wish fits.
import { type Cents, cents, dollarsToCents } from '#shared/money.ts';
import type { PublicLoan } from '../contract.ts';

export type LoanLimits = {
  minimumAmountCents: Cents;
  maximumAmountCents: Cents;
  minimumTermMonths: number;
  defaultTermMonths: number;
  maximumTermMonths: number;
  /** The default rate: the one that an application is made at. */
  rateMonthlyBps: number;
};

export type Misfit = 'amountTooSmall' | 'amountTooLarge' | 'termTooShort' | 'termTooLong';

export type Wish = { amountCents: Cents; termMonths: number };

/** Why a loan does not lend that amount over that term; empty when it does. */
export function misfits({ amountCents, termMonths }: Wish, limits: LoanLimits): Misfit[] {
  const found: Misfit[] = [];
  if (amountCents < limits.minimumAmountCents) found.push('amountTooSmall');
  if (amountCents > limits.maximumAmountCents) found.push('amountTooLarge');
  if (termMonths < limits.minimumTermMonths) found.push('termTooShort');
  if (termMonths > limits.maximumTermMonths) found.push('termTooLong');
  return found;
}

/**
 * The amount and term that are assumed where nothing was chosen: the smallest amount, so that nobody borrows more
 * than they asked for, over the lender's usual term.
 */
export const defaultWish = (limits: LoanLimits): Wish => ({
  amountCents: limits.minimumAmountCents,
  termMonths: limits.defaultTermMonths,
});

/** The limits of a loan as it comes off the wire. */
export const limitsOf = (loan: PublicLoan): LoanLimits => ({
  minimumAmountCents: dollarsToCents(loan.minimumAmount),
  maximumAmountCents: dollarsToCents(loan.maximumAmount),
  minimumTermMonths: loan.minimumTerm,
  defaultTermMonths: loan.defaultTerm,
  maximumTermMonths: loan.maximumTerm,
  rateMonthlyBps: Math.round(loan.defaultInterestRate * 100),
});

type LimitsRow = {
  minimum_amount_cents: number;
  maximum_amount_cents: number;
  minimum_term_months: number;
  default_term_months: number;
  maximum_term_months: number;
  default_rate_monthly_bps: number;
};

/** The limits of a loan as the database keeps it. */
export const limitsOfRow = (row: LimitsRow): LoanLimits => ({
  minimumAmountCents: cents(row.minimum_amount_cents),
  maximumAmountCents: cents(row.maximum_amount_cents),
  minimumTermMonths: row.minimum_term_months,
  defaultTermMonths: row.default_term_months,
  maximumTermMonths: row.maximum_term_months,
  rateMonthlyBps: row.default_rate_monthly_bps,
});
