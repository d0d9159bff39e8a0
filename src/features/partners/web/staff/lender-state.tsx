// The status of a lender, and that of a product or a loan, as a chip.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { Tone } from '#platform/web/ui/tone.tsx';
import type { LenderStatus } from '../../contract/desk.ts';

const TONES: Record<LenderStatus | 'Inactive', Tone> = {
  Active: 'good',
  Deactivated: 'neutral',
  Inactive: 'neutral',
  Revoked: 'bad',
};

export const LenderState = ({ status }: { status: keyof typeof TONES }) => (
  <StatusChip tone={TONES[status]}>{status}</StatusChip>
);
