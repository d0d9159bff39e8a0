// The status of an account as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { UserStatus } from '#shared/actor.ts';

const TONES: Record<UserStatus, Tone> = {
  Pending: 'wait',
  UserQuiz: 'wait',
  Created: 'info',
  Active: 'good',
  Completed: 'good',
  Reactivated: 'good',
  Suspended: 'bad',
  Cancelled: 'bad',
};

export const AccountState = ({ status }: { status: UserStatus }) => (
  <StatusChip tone={TONES[status]}>{status}</StatusChip>
);
