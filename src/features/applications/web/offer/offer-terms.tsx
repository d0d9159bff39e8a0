// The head of an offer: the pre-approved amount, its rate and term, and how long it stands.

import type { OfferOutput } from '#features/decisions/contract.ts';
import { termsOf } from '#features/loans/rules/add-on.ts';
import { costTexts } from '#features/loans/texts/borrower/cost.ts';
import { AddOnExplained, PreApprovedExplained } from '#features/loans/web/price-words.tsx';
import { amountSize } from '#platform/web/ui/text/amount-size.ts';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { readDay, showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { offerTexts as texts } from '../../texts/applications.ts';

export function OfferTerms({ offer }: { offer: OfferOutput }) {
  const upTo = showDollars(offer.maxLoanAmount);
  const expires = offer.expiresOn === null ? null : readDay(offer.expiresOn);
  return (
    <section className="grid gap-4 rounded-lg bg-deep p-5 text-on-deep sm:p-6">
      <p>
        <span className="text-on-deep-muted">{texts.preApproved}</span>
        <strong className={`figures block font-bold sm:text-4xl ${amountSize(upTo)}`}>{upTo}</strong>
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Term name={texts.rate} value={texts.ratePerMonth(offer.interestRate)} />
        <Term name={texts.term} value={costTexts.months(offer.loanTermMonths)} />
        {expires && <Term name={texts.expires} value={showDay(expires)} />}
      </dl>
      <div className="text-on-deep-muted text-sm">
        <PreApprovedExplained />
        <AddOnExplained
          terms={termsOf({
            amount: offer.maxLoanAmount,
            interestRate: offer.interestRate,
            term: offer.loanTermMonths,
          })}
        />
      </div>
    </section>
  );
}

const Term = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-on-deep-muted text-sm">{name}</dt>
    <dd className="font-semibold">
      <Unbroken>{value}</Unbroken>
    </dd>
  </div>
);
