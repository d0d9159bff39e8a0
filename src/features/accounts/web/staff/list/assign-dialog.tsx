// Asks for the manager to whom the chosen users are assigned; what the server refuses stands in it, and nothing chosen is lost.
import { useQuery } from '@tanstack/react-query';
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { errorsIn } from '#shared/record/validate.ts';
import { assignmentFields } from '../../../fields/staff-assignment.ts';
import { assignError, assignErrorText } from '../../../rules/may-assign.ts';
import { assignTexts as texts } from '../../../texts/staff-people.ts';
import { deskCall, managersQuery } from '../desk-call.ts';

type AssignDialogProps = {
  open: boolean;
  userIds: string[];
  onAssigned: () => void;
  onClose: () => void;
};

export function AssignDialog({ open, userIds, onAssigned, onClose }: AssignDialogProps) {
  const managers = useQuery({ ...managersQuery, enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={texts.action}>
      <Loaded query={managers} skeleton={<Skeleton className="h-20" />}>
        {(all) => (
          <DialogForm
            fields={assignmentFields(all)}
            lead={<p className="text-muted">{texts.lead(userIds.length)}</p>}
            validate={({ adminOrModeratorId }) => {
              const found = assignError({ userIds, adminOrModeratorId });
              return errorsIn({ adminOrModeratorId: found && assignErrorText(found) });
            }}
            send={({ adminOrModeratorId }) =>
              deskCall('POST /api/accounts/assignUsers', { body: { userIds, adminOrModeratorId } })
            }
            onSaved={() => {
              onClose();
              onAssigned();
            }}
            confirmText={texts.assign}
            failedText={texts.failed}
            topics={['accounts']}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
