// The state of one's own loan, in words that help rather than judge.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { LoanSummary } from '../../contract.ts';
import { ownLoansTexts as texts } from '../../texts/borrower/own-loans.ts';

const TONES: Record<LoanSummary['state'], Tone> = {
  Active: 'good',
  InArrears: 'wait',
  Defaulted: 'bad',
  Repaid: 'good',
  WrittenOff: 'neutral',
  Reversed: 'neutral',
};

export const OwnLoanState = ({ state }: Pick<LoanSummary, 'state'>) => (
  <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>
);
