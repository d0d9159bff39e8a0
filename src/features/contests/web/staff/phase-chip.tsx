// Where a contest is in its life, in a word with its colour.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { ContestPhase } from '../../contract.ts';
import { staffContestTexts as texts } from '../../texts/staff-contests.ts';

const TONES: Record<ContestPhase, Tone> = {
  scheduled: 'neutral',
  upcoming: 'info',
  open: 'good',
  closed: 'wait',
  drawn: 'good',
};

export const PhaseChip = ({ phase }: { phase: ContestPhase }) => (
  <StatusChip tone={TONES[phase]}>{texts.phases[phase]}</StatusChip>
);
