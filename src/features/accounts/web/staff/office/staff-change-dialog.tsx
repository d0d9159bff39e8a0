// Asks before a colleague's role or access is changed, with the reason for the audit trail.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { staffAccountTexts as texts } from '#texts/staff-people.ts';
import type { StaffAccount } from '../../../contract/desk.ts';
import { deskCall } from '../desk-call.ts';
import { ChangeDialog } from '../person/change-dialog.tsx';
import { call } from '../person/queries.ts';

export type StaffChange = 'suspend' | 'reactivate' | 'makeAdmin' | 'makeModerator';
export type Chosen = { account: StaffAccount; change: StaffChange };

type StaffChangeDialogProps = { chosen: Chosen | null; onClose: () => void };

/** Open while something is chosen. */
export function StaffChangeDialog({ chosen, onClose }: StaffChangeDialogProps) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ account, change, reason }: Chosen & { reason: string }): Promise<{ message: string }> => {
      const params = { id: account._id };
      if (change === 'suspend' || change === 'reactivate') {
        const status = change === 'suspend' ? 'Suspended' : 'Reactivated';
        return call('POST /api/accounts/status/:id', {
          params,
          body: { status, seen: account.status, reason },
        });
      }
      const userType = change === 'makeAdmin' ? 'Admin' : 'Moderator';
      return deskCall('POST /api/accounts/role/:id', { params, body: { userType, reason } });
    },
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const { account, change: what = 'suspend' } = chosen ?? {};
  return (
    <ChangeDialog
      open={chosen !== null}
      title={texts.question[what](account?.fullName ?? '')}
      lead={texts.consequence[what]}
      confirmText={texts[what]}
      danger={what === 'suspend'}
      busy={change.isPending}
      onChange={(reason) => chosen && change.mutate({ ...chosen, reason })}
      onClose={onClose}
    />
  );
}
