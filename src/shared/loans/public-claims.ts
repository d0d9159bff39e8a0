// What is claimed in public of our own loan. No policy lends more or for longer, and none is shipped that begins at another rate.
import { cents } from '../money.ts';

export const MOST_LENT_CENTS = cents(500_000_00);
export const LONGEST_OWN_TERM_MONTHS = 8;
/** Add-on, a month: the rate at its best. */
export const LOWEST_RATE_MONTHLY_BPS = 400;
