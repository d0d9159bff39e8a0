// A complaint's state in one word, with its icon; and that it is late.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { ComplaintRow, ComplaintState as State } from '../contract.ts';
import { complaintTexts as texts } from '../texts/complaints.ts';

export const STATE_TONES: Record<State, Tone> = {
  Received: 'wait',
  LookedAt: 'wait',
  Escalated: 'wait',
  Answered: 'good',
  Closed: 'neutral',
};

export const ComplaintState = ({
  complaint: { state, isLate },
}: {
  complaint: Pick<ComplaintRow, 'state' | 'isLate'>;
}) => (
  <span className="flex flex-wrap gap-1">
    <StatusChip tone={STATE_TONES[state]}>{texts.states[state]}</StatusChip>
    {isLate && <StatusChip tone="bad">{texts.lateFlag}</StatusChip>}
  </span>
);
