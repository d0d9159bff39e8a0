// A lender's other terms as their borrower reads them: both sides, why, until when, and the answer while one is waited for.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { CounterOffer } from '../../contract/counter-offer.ts';
import { counterOfferTexts as texts } from '../../texts/counter-offer/counter-offer.ts';
import { call } from './queries.ts';
import { instalmentName, TermsCompared } from './terms-compared.tsx';

type CounterOfferCardProps = { applicationId: string; lender: string; offer: CounterOffer };

export function CounterOfferCard({ applicationId, lender, offer }: CounterOfferCardProps) {
  const { state } = offer;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="font-bold text-xl">
        {state === 'Open' ? texts.title(lender) : texts.titleSince(lender)}
      </h2>
      <div aria-live="polite">
        {state === 'Open' ? (
          <>
            <p>{texts.lead(lender)}</p>
            <p className="font-semibold">
              <Unbroken>{texts.until(showDay(offer.standsUntil))}</Unbroken>
            </p>
          </>
        ) : (
          <p>{texts.states[state](lender)}</p>
        )}
      </div>
      <TermsCompared offer={offer} />
      <p className="whitespace-pre-line">
        {texts.why(lender)} <q>{offer.reason}</q>
      </p>
      {state === 'Open' && <Answer {...{ applicationId, lender, offer }} />}
    </Card>
  );
}

function Answer({ applicationId, lender, offer }: CounterOfferCardProps) {
  const [asks, setAsks] = useState<'accept' | 'decline' | null>(null);
  const queries = useQueryClient();
  const sent = { params: { id: applicationId }, body: { counterOffer: offer._id } };
  /** What became of it meanwhile is then on show. */
  const answer = useMutation({
    mutationFn: (by: 'accept' | 'decline') =>
      by === 'accept'
        ? call('POST /api/loan-application/:id/counter-offer/accept', sent)
        : call('POST /api/loan-application/:id/counter-offer/decline', sent),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: async () => {
      setAsks(null);
      await queries.invalidateQueries({ queryKey: ['applications'] });
    },
  });
  const { cost, loanAmount } = offer.offered;
  const dialog = {
    busy: answer.isPending,
    cancelText: texts.notNow,
    onCancel: () => setAsks(null),
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsks('accept')}>{texts.accept}</Button>
      <Button tone="secondary" onClick={() => setAsks('decline')}>
        {texts.decline}
      </Button>
      <ConfirmDialog
        {...dialog}
        open={asks === 'accept'}
        title={texts.acceptTitle(showDollars(loanAmount))}
        confirmText={texts.accept}
        onConfirm={() => answer.mutate('accept')}
      >
        <p>
          {texts.acceptLead(
            lender,
            instalmentName(offer.offered),
            showDollars(cost.monthlyRepayment),
            showDollars(cost.totalRepayment),
          )}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...dialog}
        open={asks === 'decline'}
        title={texts.declineTitle}
        confirmText={texts.decline}
        onConfirm={() => answer.mutate('decline')}
      >
        <p>{texts.declineLead(lender)}</p>
      </ConfirmDialog>
    </div>
  );
}
