// What a lender holds a borrower to, and a figure of theirs beside it, as people read it.
import { showDollars } from '#shared/money.ts';
import type { LoanCriteria } from '../contract.ts';

/** A cash flow is dollars a month, a ratio per cent. */
export const showCriteriaValue = (criteria: LoanCriteria, value: number): string =>
  criteria === 'Free Cash Flow' ? showDollars(value) : `${value}%`;
