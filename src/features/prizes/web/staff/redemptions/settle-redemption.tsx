// Fulfil and Cancel while a redemption is pending, each after a question; afterwards what became of it.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { redemptionDeskTexts as texts } from '#texts/staff-prizes.ts';
import type { Acquisition } from '../../../contract.ts';
import { maySettle } from '../../../rules/may-settle.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useSettle } from './use-settle.ts';

export function SettleRedemption({ redemption }: { redemption: Acquisition }) {
  const [asking, setAsking] = useState<'fulfil' | 'cancel' | null>(null);
  const settle = useSettle(redemption._id);
  const name = redemption.user?.fullName ?? '';
  if (!maySettle(redemption)) {
    return (
      <p
        role="status"
        className={`font-bold text-lg ${redemption.status === 'Cancelled' ? 'text-pimento' : 'text-leaf'}`}
      >
        {texts.isSettled(redemption.status)}
      </p>
    );
  }
  const close = () => setAsking(null);
  return (
    <>
      <Button tone="danger" icon={<X className="size-5" />} onClick={() => setAsking('cancel')}>
        {texts.cancel}
      </Button>
      <Button icon={<Check className="size-5" />} onClick={() => setAsking('fulfil')}>
        {texts.fulfil}
      </Button>
      <ConfirmDialog
        open={asking === 'fulfil'}
        title={texts.fulfilAsk}
        confirmText={texts.fulfilYes}
        busy={settle.isPending}
        onConfirm={() => settle.mutate({ status: 'Fulfilled' }, { onSettled: close })}
        onCancel={close}
      >
        <p>{texts.fulfilNote(name)}</p>
      </ConfirmDialog>
      <CancelDialog
        open={asking === 'cancel'}
        hint={texts.cancelHint(name, redemption.pointSpent)}
        busy={settle.isPending}
        onConfirm={(reason) => settle.mutate({ status: 'Cancelled', reason }, { onSettled: close })}
        onCancel={close}
      />
    </>
  );
}
