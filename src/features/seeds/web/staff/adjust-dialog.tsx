// Asks which way, how many and why, and moves a person's seeds.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { adjustmentFields } from '../../fields/staff-adjustment.ts';
import { adjustmentErrors } from '../../rules/adjustment.ts';
import { seedDeskTexts as texts } from '../../texts/staff-seeds.ts';
import { call } from './queries.ts';

type AdjustDialogProps = { id: string; balance: number; open: boolean; onClose: () => void };

export const AdjustDialog = ({ id, balance, ...dialog }: AdjustDialogProps) => (
  <RecordDialog
    {...dialog}
    title={texts.adjust}
    fields={adjustmentFields}
    validate={(draft) => adjustmentErrors(draft, balance)}
    send={(body) => call('POST /api/seeds/adjust/:id', { params: { id }, body })}
    confirmText={({ direction }) => texts[direction || 'grant']}
    danger={({ direction }) => direction === 'take'}
    topics={['seeds', 'accounts']}
  />
);
