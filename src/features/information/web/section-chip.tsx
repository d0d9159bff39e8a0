// What became of a section, in its owner's words, as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { SubmissionStatus } from '../contract.ts';
import { sectionTexts } from '../texts/sections.ts';

const TONES: Record<SubmissionStatus | 'none', Tone> = {
  none: 'neutral',
  Submitted: 'info',
  SubmittedForVerfication: 'wait',
  Verified: 'good',
  Rejected: 'bad',
};

/** `none`: not submitted. */
export const SectionChip = ({ state }: { state: SubmissionStatus | 'none' }) => (
  <StatusChip tone={TONES[state]}>{sectionTexts.states[state]}</StatusChip>
);
