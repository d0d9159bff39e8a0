// The state of a running loan in one word, with its icon and colour, for staff and lenders.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { LoanSummary } from '../../contract.ts';
import { loanStateTexts as texts } from '../../texts/staff-loan-states.ts';

const TONES: Record<LoanSummary['state'], Tone> = {
  Active: 'good',
  InArrears: 'wait',
  Repaid: 'good',
  Defaulted: 'bad',
  WrittenOff: 'neutral',
  Reversed: 'neutral',
};

export const LoanState = ({ state }: { state: LoanSummary['state'] }) => (
  <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>
);
