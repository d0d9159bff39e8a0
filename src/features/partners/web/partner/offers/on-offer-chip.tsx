// Whether a product or a loan is active, as a word with a sign.
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import type { OnOffer } from '../../../contract/offers.ts';

export const OnOfferChip = ({ status }: { status: OnOffer }) => (
  <StatusChip tone={status === 'Active' ? 'good' : 'neutral'}>{status}</StatusChip>
);
