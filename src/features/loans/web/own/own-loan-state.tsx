// The state of one's own loan, in words that help rather than judge.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { LoanSummary } from '../../contract.ts';
import { factsOf } from '../../fields/loan-states.ts';
import { ownLoansTexts as texts } from '../../texts/borrower/own-loans.ts';

export const OwnLoanState = ({ state }: Pick<LoanSummary, 'state'>) => (
  <StatusChip tone={factsOf(state).tone}>{texts.states[state]}</StatusChip>
);
