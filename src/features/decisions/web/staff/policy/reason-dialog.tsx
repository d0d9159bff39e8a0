// A question that is answered with a reason, which is kept.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { reasonErrors, reasonFields } from '../../../fields/staff-policy.ts';

type ReasonDialogProps = {
  open: boolean;
  title: string;
  lead: string;
  action: string;
  danger?: boolean;
  fields?: ReturnType<typeof reasonFields>;
  send: (body: { note: string }) => Promise<{ message: string }>;
  onSaved?: () => void;
  onClose: () => void;
};

export const ReasonDialog = ({
  lead,
  action,
  onSaved,
  fields = reasonFields(),
  ...dialog
}: ReasonDialogProps) => (
  <RecordDialog
    {...dialog}
    lead={<p>{lead}</p>}
    fields={fields}
    validate={(draft) => reasonErrors(fields, draft)}
    confirmText={action}
    topics={['policy']}
    {...(onSaved ? { onSaved } : {})}
  />
);
