import { expect, it } from 'vitest';
import type { Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { interestOfAMonth, paidBeyondCash } from './cost-in-dollars.ts';
import { costOfLoan } from './cost-of-loan.ts';

/** Dollars, per cent a month, months → interest of a month, all that is paid beyond the cash. Worked by hand. */
it.each([
  // 5,000 × 6 % = 300. 300 × 4 = 1,200, and 5 % of 5,000 = 250.
  [5_000, 6, 4, 300, 1_450],
  // 500,000 × 4 % = 20,000. 20,000 × 8 = 160,000, and 25,000.
  [500_000, 4, 8, 20_000, 185_000],
  // 100 × 4.89 % = 4.89. 4.89 × 3 = 14.67, and 5.
  [100, 4.89, 3, 4.89, 19.67],
])(
  '$%d at %d%% a month over %d months costs $%d a month, and $%d in all',
  (amount, rate, term, month, all) => {
    const terms = { amountCents: cents(amount * 100), rateMonthlyBps: Math.round(rate * 100) };
    const cost = costOfLoan({ ...terms, termMonths: term, firstDay: '2026-11-23' as Day });
    expect(interestOfAMonth(terms)).toBe(Math.round(month * 100));
    expect(paidBeyondCash(cost)).toBe(Math.round(all * 100));
  },
);
