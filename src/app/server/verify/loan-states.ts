// The states of loans in the words of the checks, which are plain text: what follows the column's table in a statement (`l.${IS_REPAID}`).
import { LOAN_STATES, type LoanState } from '#features/loans/fields/loan-states.ts';
import { isRepaid, payoutStands } from '#features/loans/rules/books/standing.ts';

const inStates = (isSo: (state: LoanState) => boolean): string =>
  `state in (${LOAN_STATES.filter(isSo)
    .map((state) => `'${state}'`)
    .join(', ')})`;

export const PAYOUT_STANDS = inStates(payoutStands);
export const IS_REPAID = inStates(isRepaid);
