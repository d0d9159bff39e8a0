// An offer that can be taken: its terms, the amount, the cost of that amount to the last instalment, and the button.
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OfferOutput } from '#features/decisions/contract.ts';
import { offerReasonTexts } from '#features/decisions/texts/decisions.ts';
import { CountedAgainst } from '#features/decisions/web/counted-against.tsx';
import { WhatWouldChange } from '#features/decisions/web/what-would-change.tsx';
import { costOfLoan } from '#features/loans/rules/cost-of-loan.ts';
import { CostBreakdown } from '#features/loans/web/cost-breakdown.tsx';
import { InstalmentSchedule } from '#features/loans/web/instalment-schedule.tsx';
import { useSession } from '#platform/web/session.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NeedsConnection } from '#platform/web/ui/form/notices/needs-connection.tsx';
import { dayOf } from '#shared/calendar.ts';
import { centsToDollars, dollarsToCents } from '#shared/money.ts';
import { takeOffer } from '../../rules/take-offer.ts';
import { applicationTexts, offerTexts as texts } from '../../texts/applications.ts';
import { AmountChoice } from './amount-choice.tsx';
import { ApplyQuestion } from './apply-question.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { useAmount } from './use-amount.ts';
import type { Asked } from './use-apply.ts';

type OfferChoiceProps = {
  offer: OfferOutput;
  busy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  /** `onTaken`: once it is on record. */
  onApply: (asked: Asked, onTaken: () => void) => void;
};

export function OfferChoice({ offer, busy, failure, onApply }: OfferChoiceProps) {
  const model = useSession()?.infoStatus ?? 'FirstModel';
  const maxCents = dollarsToCents(offer.maxLoanAmount);
  const rateMonthlyBps = Math.round(offer.interestRate * 100);
  const termMonths = offer.loanTermMonths;
  const amount = useAmount(maxCents);
  const [asks, setAsks] = useState(false);
  const [hasNoAmount, setHasNoAmount] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const cost = costOfLoan({
    amountCents: amount.amountCents,
    rateMonthlyBps,
    termMonths,
    firstDay: dayOf(new Date()),
  });
  const asked = {
    term: termMonths,
    interestRate: offer.interestRate,
    loanAmount: centsToDollars(amount.amountCents),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const standing = { maxLoanAmountCents: maxCents, loanTermMonths: termMonths, rateMonthlyBps };
    const isTaken = takeOffer(asked, standing).kind === 'taken';
    setHasNoAmount(!isTaken);
    if (isTaken) setAsks(true);
    else box.current?.focus();
  };
  const apply = () => {
    setAsks(false);
    onApply({ ...asked, model }, amount.forget);
  };
  const problem = hasNoAmount ? applicationTexts.noAmount : failure;
  return (
    <form onSubmit={submit} noValidate className="grid gap-8">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <OfferTerms offer={offer} />
          <AmountChoice
            ref={box}
            amount={amount}
            maxCents={maxCents}
            error={hasNoAmount ? applicationTexts.noAmount : undefined}
            onChange={(typed) => {
              setHasNoAmount(false);
              amount.choose(typed);
            }}
          />
        </div>
        <div className="grid gap-4">
          <Card className="grid gap-4">
            <h2 className="font-bold text-xl">{texts.cost}</h2>
            {amount.amountCents > 0 ? (
              <>
                <CostBreakdown cost={cost} />
                <InstalmentSchedule schedule={cost.schedule} note={texts.scheduleNote} />
              </>
            ) : (
              <p className="text-muted">{texts.costOfNothing}</p>
            )}
          </Card>
          {problem && (
            <Banner tone="bad" role="alert">
              {problem}
            </Banner>
          )}
          <NeedsConnection />
          <Button type="submit" busy={busy} wide>
            {texts.apply}
          </Button>
          <div className="flex flex-wrap justify-between gap-x-6">
            <Link to="/loan-services" className="link inline-flex min-h-11 items-center">
              {texts.previousStep}
            </Link>
            <Link to="/loan-services" className="link inline-flex min-h-11 items-center">
              {texts.tooHigh}
            </Link>
          </div>
        </div>
      </div>
      <ApplyQuestion
        open={asks}
        amountCents={amount.amountCents}
        {...{ termMonths, interestRate: offer.interestRate, cost }}
        onConfirm={apply}
        onCancel={() => setAsks(false)}
      />
      <CountedAgainst title={offerReasonTexts.shapes} reasons={offer.reasons} />
      <WhatWouldChange offer={offer} />
    </form>
  );
}
