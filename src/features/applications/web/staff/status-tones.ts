// The tone of an application's state in the staff's lists.
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { ApplicationStatus } from '../../contract.ts';

export const STATUS_TONES: Record<ApplicationStatus, Tone> = {
  Pending: 'wait',
  Waiting: 'wait',
  Approved: 'good',
  Rejected: 'bad',
  Withdrawn: 'neutral',
};
