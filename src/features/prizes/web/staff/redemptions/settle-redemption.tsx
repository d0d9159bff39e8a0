// Fulfil and Cancel while a redemption is pending, each after a question; afterwards what became of it.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import type { Acquisition } from '../../../contract.ts';
import { cancellationFields } from '../../../fields/staff-redemption.ts';
import { maySettle } from '../../../rules/may-settle.ts';
import { redemptionDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { call } from '../../queries.ts';
import { useFulfil } from './use-fulfil.ts';

export function SettleRedemption({ redemption }: { redemption: Acquisition }) {
  const [asking, setAsking] = useState<'fulfil' | 'cancel' | null>(null);
  const fulfil = useFulfil(redemption._id);
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
        busy={fulfil.isPending}
        onConfirm={() => fulfil.mutate(undefined, { onSettled: close })}
        onCancel={close}
      >
        <p>{texts.fulfilNote(name)}</p>
      </ConfirmDialog>
      <RecordDialog
        open={asking === 'cancel'}
        title={texts.cancelAsk}
        fields={cancellationFields(texts.cancelHint(name, redemption.pointSpent))}
        send={(body) => call('POST /api/acquisitions/:id/cancel', { params: { id: redemption._id }, body })}
        confirmText={texts.cancel}
        cancelText={texts.keep}
        danger
        topics={['prizes']}
        onClose={close}
      />
    </>
  );
}
