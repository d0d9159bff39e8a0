// The state of one's own loan, in words that help rather than judge.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { LoanSummary } from '../../contract.ts';
import { factsOf } from '../../fields/loan-states.ts';
import { ownStateTexts } from '../../texts/borrower/loan-standing.ts';

export const OwnLoanState = ({ state }: Pick<LoanSummary, 'state'>) => (
  <StatusChip tone={factsOf(state).tone}>{ownStateTexts[state]}</StatusChip>
);
