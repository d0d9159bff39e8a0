// A lender's other terms for an application: the window that makes them, and the card of the latest with its way back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { showDay } from '#shared/calendar.ts';
import type { LenderApplication } from '../../contract.ts';
import { counterOfferFields } from '../../fields/partner-counter-offer.ts';
import { lastDayOf } from '../../rules/counter-offer/counter-offer.ts';
import { counterOfferFaults, publishedRange } from '../../rules/counter-offer/partner-terms.ts';
import { partnerCounterOfferTexts as texts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { DeskCounterOffer } from '../counter-offer/desk-counter-offer.tsx';
import { call } from '../counter-offer/queries.ts';

export type Offerable = Pick<
  LenderApplication,
  '_id' | 'loanAmount' | 'interestRate' | 'term' | 'loanInfoImmutable'
>;

type OfferDialogProps = { application: Offerable; open: boolean; onClose: () => void };

/** Begins with what was asked for. */
export function OfferDialog({ application, ...dialog }: OfferDialogProps) {
  const { _id: id, loanAmount, interestRate, term, loanInfoImmutable } = application;
  const fields = counterOfferFields(publishedRange(loanInfoImmutable));
  const asked = {
    amountCents: Math.round(loanAmount * 100),
    rateMonthlyBps: Math.round(interestRate * 100),
    termMonths: term,
  };
  return (
    <RecordDialog
      {...dialog}
      title={texts.title}
      lead={
        <>
          <p>{texts.lead}</p>
          <p className="text-muted">{texts.leadUntil(showDay(lastDayOf(new Date())))}</p>
        </>
      }
      fields={fields}
      begin={{ loanAmount: String(loanAmount), interestRate: String(interestRate), term: String(term) }}
      judge={(draft) => counterOfferFaults(fields, draft, asked)}
      send={(body) => call('POST /api/loan-application/:id/counter-offer', { params: { id }, body })}
      confirmText={texts.confirm}
      topics={['applications']}
    />
  );
}

export function LatestOffer({
  application,
}: {
  application: Pick<LenderApplication, '_id' | 'counterOffer'>;
}) {
  const { _id, counterOffer: offer } = application;
  if (!offer) return null;
  return (
    <DeskCounterOffer
      title={texts.cardTitle}
      state={texts.states[offer.state](showDay(offer.standsUntil))}
      reasonName={texts.reason}
      offer={offer}
    >
      {offer.state === 'Open' && <TakeOfferBack id={_id} counterOffer={offer._id} />}
    </DeskCounterOffer>
  );
}

function TakeOfferBack({ id, counterOffer }: { id: string; counterOffer: string }) {
  const [asks, setAsks] = useState(false);
  const queries = useQueryClient();
  /** That the borrower was faster is then on show. */
  const withdrawal = useMutation({
    mutationFn: () =>
      call('POST /api/loan-application/:id/counter-offer/withdraw', {
        params: { id },
        body: { counterOffer },
      }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: async () => {
      setAsks(false);
      await queries.invalidateQueries({ queryKey: ['applications'] });
    },
  });
  return (
    <>
      <Button tone="secondary" className="justify-self-start" onClick={() => setAsks(true)}>
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        title={texts.withdrawTitle}
        confirmText={texts.withdraw}
        cancelText={texts.keep}
        danger
        busy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setAsks(false)}
      >
        <p>{texts.withdrawLead}</p>
      </ConfirmDialog>
    </>
  );
}
