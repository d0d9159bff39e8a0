// What two people decide of a loan, in a few words.
import { showDollars } from '#shared/money.ts';
import type { LoanAdjustment } from '../../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';

/** `Waiver of $750.00`. */
export const nameOf = ({ kind, amount }: Pick<LoanAdjustment, 'kind' | 'amount'>): string =>
  texts.adjustment[kind](showDollars(amount ?? 0));

/** `large, dated more than three days back`. */
export const causesInWords = (causes: LoanAdjustment['causes']): string =>
  causes.map((cause) => texts.cause[cause]).join(', ');
