// What became of a section, as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { SubmissionStatus } from '../../contract.ts';
import { sectionStates } from '../../texts/staff-panel.ts';

const TONES: Record<SubmissionStatus | 'none', Tone> = {
  none: 'neutral',
  Submitted: 'info',
  SubmittedForVerfication: 'wait',
  Verified: 'good',
  Rejected: 'bad',
};

export const SectionState = ({ status }: { status: SubmissionStatus | null }) => (
  <StatusChip tone={TONES[status ?? 'none']}>{sectionStates[status ?? 'none']}</StatusChip>
);
