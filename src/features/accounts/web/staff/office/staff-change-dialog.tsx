// Asks before a colleague's role or access is changed, with the reason for the audit log.
import { DialogForm } from '#platform/web/record/record-dialog.tsx';
import { Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import type { StaffAccount } from '../../../contract/desk.ts';
import { changeFields } from '../../../fields/staff-change.ts';
import { staffAccountTexts as texts } from '../../../texts/staff-people.ts';
import { deskCall } from '../desk-call.ts';
import { call } from '../person/queries.ts';

export type StaffChange = 'suspend' | 'reactivate' | 'makeAdmin' | 'makeModerator';
export type Chosen = { account: StaffAccount; change: StaffChange };

type StaffChangeDialogProps = { chosen: Chosen | null; onClose: () => void };

/** Open while something is chosen. */
export function StaffChangeDialog({ chosen, onClose }: StaffChangeDialogProps) {
  const { account, change = 'suspend' } = chosen ?? {};
  return (
    <Dialog open={chosen !== null} title={texts.question[change](account?.fullName ?? '')} onClose={onClose}>
      {account && (
        <DialogForm
          lead={<p className="text-muted">{texts.consequence[change]}</p>}
          fields={changeFields}
          send={({ reason }) => sendChange(account, change, reason)}
          confirmText={texts[change]}
          danger={change === 'suspend'}
          topics={['accounts']}
        />
      )}
    </Dialog>
  );
}

function sendChange(
  { _id: id, status: seen }: StaffAccount,
  change: StaffChange,
  reason: string,
): Promise<{ message: string }> {
  const params = { id };
  if (change === 'suspend' || change === 'reactivate') {
    const status = change === 'suspend' ? 'Suspended' : 'Reactivated';
    return call('POST /api/accounts/status/:id', { params, body: { status, seen, reason } });
  }
  const userType = change === 'makeAdmin' ? 'Admin' : 'Moderator';
  return deskCall('POST /api/accounts/role/:id', { params, body: { userType, reason } });
}
