// What the words of a loan's price mean in money for one loan: the figures that an explanation of them needs.
import { type Cents, subtractCents } from '#shared/money.ts';
import { addOnInterest, type LoanTerms } from './add-on.ts';
import type { LoanCost } from './cost-of-loan.ts';

/** What a month of the loan costs, the same from the first to the last, whatever was paid back. Throws RangeError as `addOnInterest`. */
export const interestOfAMonth = (terms: Pick<LoanTerms, 'amountCents' | 'rateMonthlyBps'>): Cents =>
  addOnInterest({ ...terms, termMonths: 1 });

/** All that is paid back beyond what was had in hand: the interest and the fee. */
export const paidBeyondCash = ({
  totalRepaymentCents,
  cashInHandCents,
}: Pick<LoanCost, 'totalRepaymentCents' | 'cashInHandCents'>): Cents =>
  subtractCents(totalRepaymentCents, cashInHandCents);
