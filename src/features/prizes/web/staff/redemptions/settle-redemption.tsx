// Fulfil and Cancel while a redemption is pending, each after a question; afterwards what became of it.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import type { Acquisition } from '../../../contract.ts';
import { cancellationFields } from '../../../fields/staff-redemption.ts';
import { maySettle } from '../../../rules/may-settle.ts';
import { redemptionDeskTexts as texts } from '../../../texts/staff-prizes.ts';
import { call } from '../../queries.ts';

export function SettleRedemption({ redemption }: { redemption: Acquisition }) {
  const [isCancelling, setCancelling] = useState(false);
  const name = redemption.user?.fullName ?? '';
  const isDue = maySettle(redemption);
  const params = { id: redemption._id };
  return (
    <>
      {isDue ? (
        <>
          <Button tone="danger" icon={<X className="size-5" />} onClick={() => setCancelling(true)}>
            {texts.cancel}
          </Button>
          <ConfirmedButton
            icon={<Check className="size-5" />}
            question={{
              title: texts.fulfilAsk,
              confirmText: texts.fulfilYes,
              lead: <p>{texts.fulfilNote(name)}</p>,
            }}
            send={() => call('POST /api/acquisitions/:id/fulfil', { params })}
            topics={['prizes']}
          >
            {texts.fulfil}
          </ConfirmedButton>
        </>
      ) : (
        <p
          role="status"
          className={`font-bold text-lg ${redemption.status === 'Cancelled' ? 'text-pimento' : 'text-leaf'}`}
        >
          {texts.isSettled(redemption.status)}
        </p>
      )}
      <RecordDialog
        open={isCancelling}
        overtaken={isDue ? null : texts.isSettled(redemption.status)}
        title={texts.cancelAsk}
        fields={cancellationFields(texts.cancelHint(name, redemption.pointSpent))}
        send={(body) => call('POST /api/acquisitions/:id/cancel', { params, body })}
        confirmText={texts.cancel}
        cancelText={texts.keep}
        danger
        topics={['prizes']}
        onClose={() => setCancelling(false)}
      />
    </>
  );
}
