// Asks why a submitted section must be filled in again, and opens it.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { reopeningFields } from '../../fields/staff-reopening.ts';
import { reviewTexts } from '../../texts/staff-review.ts';
import { recordTexts as texts } from '../../texts/staff-workbench.ts';
import { call } from './queries.ts';

type ReopenDialogProps = {
  open: boolean;
  submissionId: string;
  onClose: () => void;
  onReopened: () => void;
};

export const StaffReopenDialog = ({ submissionId, onReopened, ...dialog }: ReopenDialogProps) => (
  <RecordDialog
    {...dialog}
    title={texts.reopen}
    lead={<p className="text-muted">{texts.reopenLead}</p>}
    fields={reopeningFields}
    send={(body) => call('POST /api/informations/reopen/:id', { params: { id: submissionId }, body })}
    confirmText={texts.reopen}
    failedText={reviewTexts.failed}
    topics={['verifications', 'submissions']}
    onSaved={onReopened}
  />
);
