// Approves or rejects an application, each after its own question; only while it waits.
import { Check, Scale, X } from 'lucide-react';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { RecordInput } from '#platform/web/record/record-input.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { showDollars } from '#shared/money.ts';
import type { LenderApplication } from '../../contract.ts';
import { lenderRejectionFields } from '../../fields/partner-verdict.ts';
import { partnerCounterOfferTexts } from '../../texts/counter-offer/partner-counter-offer.ts';
import {
  lenderApplicationsTexts,
  lenderApplicationTexts as texts,
} from '../../texts/partner-applications.ts';
import { call } from '../queries.ts';
import { type Offerable, OfferDialog } from './counter-offer.tsx';
import { JudgedInShort } from './judged-by-criteria.tsx';
import { useLenderVerdict } from './queries.ts';

type Decided = Offerable &
  Pick<LenderApplication, 'status' | 'mayApprove' | 'access' | 'user' | 'counterOffer' | 'judged'>;

export function LenderVerdict({ application }: { application: Decided }) {
  const { _id, status, mayApprove, access, user, loanAmount, counterOffer } = application;
  const [asking, setAsking] = useState<'approve' | 'offer' | 'reject' | null>(null);
  const verdict = useLenderVerdict(_id);
  if (status !== 'Waiting') return null;
  const close = () => setAsking(null);
  const whyNot = mayApprove ? null : texts.mayNotApprove[access];
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
      {whyNot && <p className="max-w-sm text-muted text-sm sm:text-right">{whyNot}</p>}
      <ConfirmDialog
        open={asking === 'approve'}
        title={texts.approveTitle}
        confirmText={texts.approve}
        busy={verdict.isPending}
        obstacle={whyNot}
        onCancel={close}
        onConfirm={() => verdict.mutate({ status: 'Approved' }, { onSettled: close })}
      >
        <p className="font-bold">
          {texts.sumFor(showDollars(loanAmount), user?.fullName ?? lenderApplicationsTexts.withdrawn)}
        </p>
        {application.judged && <JudgedInShort judged={application.judged} />}
        <p>{texts.approveText}</p>
      </ConfirmDialog>
      <OfferDialog application={application} open={asking === 'offer'} obstacle={whyNot} onClose={close} />
      <RecordDialog
        open={asking === 'reject'}
        onClose={close}
        danger
        title={texts.rejectTitle}
        fields={lenderRejectionFields}
        send={({ rejectionReason }) =>
          call('POST /api/loan-application/updateStatus/:id', {
            params: { id: _id },
            body: { status: 'Rejected', rejectionReason },
          })
        }
        confirmText={texts.reject}
        topics={['applications']}
      >
        {(form) => (
          // It is asked for like one that is needed, and taken where nothing was written.
          <RecordInput form={form} name="rejectionReason" as={ASKED_FOR} />
        )}
      </RecordDialog>
    </div>
  );
}

const ASKED_FOR = { ...lenderRejectionFields.rejectionReason, optional: false } as const;
