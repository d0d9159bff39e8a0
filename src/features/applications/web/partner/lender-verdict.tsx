// Approves or rejects an application, each after its own question; only while it waits.
import { Check, Scale, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { AsksFirst } from '#platform/web/record/asks-first.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/form/text-area-field.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { CancelButton, Dialog } from '#platform/web/ui/overlay/dialog.tsx';
import { showDollars } from '#shared/money.ts';
import type { LenderApplication } from '../../contract.ts';
import { partnerCounterOfferTexts } from '../../texts/counter-offer/partner-counter-offer.ts';
import {
  lenderApplicationsTexts,
  lenderApplicationTexts as texts,
} from '../../texts/partner-applications.ts';
import { type Offerable, OfferDialog } from './counter-offer.tsx';
import { useLenderVerdict } from './queries.ts';

type Decided = Offerable &
  Pick<LenderApplication, 'status' | 'mayApprove' | 'access' | 'user' | 'counterOffer'>;

export function LenderVerdict({ application }: { application: Decided }) {
  const { _id, status, mayApprove, access, user, loanAmount, counterOffer } = application;
  const [asking, setAsking] = useState<'approve' | 'offer' | 'reject' | null>(null);
  const verdict = useLenderVerdict(_id);
  if (status !== 'Waiting') return null;
  const close = () => setAsking(null);
  return (
    <div className="grid gap-2 sm:justify-items-end">
      <div className="flex flex-wrap gap-2">
        <Button tone="danger" icon={<X className="size-5" />} onClick={() => setAsking('reject')}>
          {texts.reject}
        </Button>
        {mayApprove && counterOffer?.state !== 'Open' && (
          <Button tone="secondary" icon={<Scale className="size-5" />} onClick={() => setAsking('offer')}>
            {partnerCounterOfferTexts.offer}
          </Button>
        )}
        {mayApprove && (
          <Button icon={<Check className="size-5" />} onClick={() => setAsking('approve')}>
            {texts.approve}
          </Button>
        )}
      </div>
      {!mayApprove && (
        <p className="max-w-sm text-muted text-sm sm:text-right">{texts.mayNotApprove[access]}</p>
      )}
      <ConfirmDialog
        open={asking === 'approve'}
        title={texts.approveTitle}
        confirmText={texts.approve}
        busy={verdict.isPending}
        onCancel={close}
        onConfirm={() => verdict.mutate({ status: 'Approved' }, { onSettled: close })}
      >
        <p className="font-bold">
          {texts.sumFor(showDollars(loanAmount), user?.fullName ?? lenderApplicationsTexts.withdrawn)}
        </p>
        <p>{texts.approveText}</p>
      </ConfirmDialog>
      <OfferDialog application={application} open={asking === 'offer'} onClose={close} />
      <RejectDialog
        open={asking === 'reject'}
        busy={verdict.isPending}
        onCancel={close}
        onReject={(rejectionReason) =>
          verdict.mutate({ status: 'Rejected', rejectionReason }, { onSettled: close })
        }
      />
    </div>
  );
}

type RejectDialogProps = {
  open: boolean;
  busy: boolean;
  onReject: (reason: string) => void;
  onCancel: () => void;
};

const LONGEST_CHARACTERS = 2_000;

/** The reason is asked for, and sent even when nothing was written. */
function RejectDialog({ open, busy, onReject, onCancel }: RejectDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onReject(reason.trim());
  };
  const close = () => {
    setReason('');
    onCancel();
  };
  const footer = (
    <>
      <CancelButton />
      <Button tone="danger" type="submit" form={formId} busy={busy}>
        {texts.reject}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={texts.rejectTitle} footer={footer}>
      <form id={formId} onSubmit={submit} noValidate>
        <AsksFirst when={reason !== '' && !busy} />
        <TextAreaField
          label={texts.rejectPrompt}
          hint={texts.rejectHint}
          name="reason"
          value={reason}
          onValue={setReason}
          maxLength={LONGEST_CHARACTERS}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
