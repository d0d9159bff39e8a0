// A redemption's state in one word, with its icon.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { AcquisitionStatus as Status } from '../contract.ts';
import { acquisitionTexts } from '../texts/prizes.ts';

export const STATUS_TONES: Record<Status, Tone> = {
  Pending: 'wait',
  Fulfilled: 'good',
  Cancelled: 'neutral',
};

export const AcquisitionStatus = ({ status }: { status: Status }) => (
  <StatusChip tone={STATUS_TONES[status]}>{acquisitionTexts.status[status]}</StatusChip>
);
