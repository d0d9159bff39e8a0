// How far an e-mail has come, as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { MailState } from '../../../contract.ts';
import { mailLogTexts as texts } from '../../../texts/staff-mail.ts';

const TONES: Record<MailState, Tone> = { Queued: 'wait', Sent: 'good', Failed: 'bad', Kept: 'neutral' };

export const MailStateChip = ({ state }: { state: MailState }) => (
  <StatusChip tone={TONES[state]}>{texts.states[state]}</StatusChip>
);
