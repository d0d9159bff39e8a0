// One question before a request for a waiver or a write-off is withdrawn.
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { loanDeskTexts as texts } from '#texts/staff-loan-desk.ts';
import { call } from '../queries.ts';
import { useDeskAction } from '../use-desk-action.ts';

type WithdrawDialogProps = { id: string; name: string; open: boolean; onClose: () => void };

export function WithdrawDialog({ id, name, open, onClose }: WithdrawDialogProps) {
  const { isBusy, run } = useDeskAction(
    () => call('POST /api/loans/admin/adjustments/:id/withdraw', { params: { id }, body: {} }),
    onClose,
  );
  return (
    <ConfirmDialog
      open={open}
      title={texts.withdrawTitle}
      confirmText={texts.withdraw}
      busy={isBusy}
      onConfirm={() => run(undefined)}
      onCancel={onClose}
    >
      <p>{name}</p>
    </ConfirmDialog>
  );
}
