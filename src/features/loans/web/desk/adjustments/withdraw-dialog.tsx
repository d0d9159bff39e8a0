// One question before a request for a waiver or a write-off is withdrawn.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { loanDeskTexts as texts } from '../../../texts/staff-loan-desk.ts';
import { call } from '../queries.ts';

type WithdrawDialogProps = { id: string; name: string; open: boolean; onClose: () => void };

export function WithdrawDialog({ id, name, open, onClose }: WithdrawDialogProps) {
  const queries = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call('POST /api/loans/admin/adjustments/:id/withdraw', { params: { id }, body: {} }),
    onSuccess: ({ message }) => toast.good(message),
    onError: ({ message }) => toast.bad(message),
    onSettled: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: ['loans'] });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={texts.withdrawTitle}
      confirmText={texts.withdraw}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
      onCancel={onClose}
    >
      <p>{name}</p>
    </ConfirmDialog>
  );
}
