// Asks an admin which of the staff is to look after entries.
import { useQuery } from '@tanstack/react-query';
import { managersQuery } from '#features/accounts/web/staff/desk-call.ts';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { recordFields } from '#shared/record/field.ts';
import { caseworkTexts as texts } from '../../texts/staff-casework.ts';
import { CASEWORK } from './queries.ts';

type AssignEntryProps = {
  open: boolean;
  onClose: () => void;
  count: number;
  /** First parts of the keys of what shows whose they are. */
  topics?: readonly string[];
  send: (officerId: string) => Promise<{ message: string }>;
};

export function AssignEntry({ open, onClose, count, send, topics = [CASEWORK] }: AssignEntryProps) {
  const { data: staff = [] } = useQuery({ ...managersQuery, enabled: open });
  const fields = recordFields({
    officer: {
      kind: 'choice',
      label: texts.officer,
      choices: staff.map(({ _id }) => _id),
      named: Object.fromEntries(staff.map(({ _id, fullName }) => [_id, fullName])),
      errors: { missing: texts.needsOfficer },
    },
  });
  return (
    <RecordDialog
      open={open && staff.length > 0}
      onClose={onClose}
      title={texts.assignTitle}
      lead={<p className="text-muted">{texts.assignLead(count)}</p>}
      fields={fields}
      send={({ officer }) => send(officer)}
      confirmText={texts.assign}
      topics={topics}
    />
  );
}
