// What the terms of every loan are measured in and bounded by, whoever lends it.
import { cents } from '../money.ts';

/** Amounts that a borrower chooses move in steps of $100; nothing less is lent. */
export const AMOUNT_STEP_CENTS = cents(100_00);

/** Basis points in a whole: a rate or a share of so many is 100 per cent. A monthly rate is never more, here and in the database. */
export const WHOLE_BPS = 10_000;

/** The longest term of a loan in months, here and in the database: fifty years. So nothing falls due later after its first day. */
export const LONGEST_TERM_MONTHS = 600;
