// A lender's other terms for an application: the window that makes them, and the card of the latest with its way back.
import { RecordDialog } from '#platform/web/record/record-dialog.tsx';
import { ConfirmedButton } from '#platform/web/ui/overlay/confirmed-button.tsx';
import { showDay } from '#shared/calendar.ts';
import type { LenderApplication } from '../../contract.ts';
import { counterOfferFields } from '../../fields/partner-counter-offer.ts';
import { lastDayOf } from '../../rules/counter-offer/counter-offer.ts';
import { counterOfferErrors, publishedRange } from '../../rules/counter-offer/partner-terms.ts';
import { partnerCounterOfferTexts as texts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { DeskCounterOffer } from '../counter-offer/desk-counter-offer.tsx';
import { call } from '../counter-offer/queries.ts';

export type Offerable = Pick<
  LenderApplication,
  '_id' | 'loanAmount' | 'interestRate' | 'term' | 'loanInfoImmutable'
>;

type OfferDialogProps = {
  application: Offerable;
  open: boolean;
  /** Why no other terms can be offered now; null where they can. */
  obstacle: string | null;
  onClose: () => void;
};

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
      validate={(draft) => counterOfferErrors(fields, draft, asked)}
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

const TakeOfferBack = ({ id, counterOffer }: { id: string; counterOffer: string }) => (
  <ConfirmedButton
    tone="secondary"
    className="justify-self-start"
    question={{
      title: texts.withdrawTitle,
      confirmText: texts.withdraw,
      cancelText: texts.keep,
      danger: true,
      lead: <p>{texts.withdrawLead}</p>,
    }}
    send={() =>
      call('POST /api/loan-application/:id/counter-offer/withdraw', {
        params: { id },
        body: { counterOffer },
      })
    }
    topics={['applications']}
  >
    {texts.withdraw}
  </ConfirmedButton>
);
