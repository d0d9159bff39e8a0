// The state of a running loan in one word, with its icon and colour, for staff and lenders.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { LoanSummary } from '../../contract.ts';
import { factsOf } from '../../fields/loan-states.ts';
import { loanStateTexts as texts } from '../../texts/staff-loan-states.ts';

export const LoanState = ({ state }: { state: LoanSummary['state'] }) => (
  <StatusChip tone={factsOf(state).tone}>{texts.states[state]}</StatusChip>
);
