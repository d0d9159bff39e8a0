// Giving an approved loan up before signing, after one question.
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { agreementTexts as texts } from '../../texts/agreement.ts';
import { useDecline } from './queries.ts';

export function DeclineLoan({ id }: { id: string }) {
  const decline = useDecline(id);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button tone="quiet" className="justify-self-start" onClick={() => setAsks(true)}>
        {texts.decline}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.declineTitle}
        confirmText={texts.declineConfirm}
        cancelText={texts.declineKeep}
        danger
        busy={decline.isPending}
        onConfirm={() => decline.mutate(undefined, { onSettled: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
      >
        <p>{texts.declineLead}</p>
      </ConfirmDialog>
    </>
  );
}
