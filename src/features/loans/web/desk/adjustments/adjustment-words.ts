// What two people decide of a loan, in a few words.
import { showDollars } from '#shared/money.ts';
import type { LoanAdjustment } from '../../../contract/desk.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';

/** `Waiver of $750.00`, `Refund of $750.00 is taken back`. */
export const nameOf = ({
  kind,
  amount,
  entryKind,
}: Pick<LoanAdjustment, 'kind' | 'amount' | 'entryKind'>): string =>
  texts.adjustment[kind](showDollars(amount ?? 0), entryKind === null ? '' : texts.kind[entryKind]);

/** `large, dated more than three days back`. */
export const causesInWords = (causes: LoanAdjustment['causes']): string =>
  causes.map((cause) => texts.cause[cause]).join(', ');
