// The loans that can be had: the platform's own, which leads to the borrower's offer, and those of licensed lenders.
import { Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { lenderLoanTexts } from '#features/partners/texts/lenders.ts';
import { LoanCards } from '#features/partners/web/loan-cards.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import {
  LONGEST_OWN_TERM_MONTHS,
  LOWEST_RATE_MONTHLY_BPS,
  MOST_LENT_CENTS,
} from '#shared/loans/public-claims.ts';
import { showMoney } from '#shared/money.ts';
import { brand } from '#texts/brand.ts';
import { loanServicesTexts as texts } from '../texts/borrower/loans.ts';
import { AddOnExplained } from './price-words.tsx';

/** `offered`: lenders' loans that are offered to this borrower, if any. */
export const LoanServices = ({ offered }: { offered?: ReactNode }) => (
  <Page title={texts.title} lead={texts.lead}>
    <section aria-labelledby="ours" className="grid gap-4">
      <h2 id="ours" className="font-bold text-xl">
        {lenderLoanTexts.ours}
      </h2>
      <OwnLoan />
    </section>
    {offered}
    <section aria-labelledby="lenders" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="lenders" className="font-bold text-xl">
            {lenderLoanTexts.lenders}
          </h2>
          <p className="max-w-prose text-muted">{lenderLoanTexts.lendersLead}</p>
        </div>
        <LinkButton to="/loan-services/compare" tone="secondary" icon={<Scale className="size-5" />}>
          {lenderLoanTexts.compare}
        </LinkButton>
      </div>
      <LoanCards empty={lenderLoanTexts.none} />
    </section>
  </Page>
);

const OwnLoan = () => (
  <Card className="grid gap-x-12 gap-y-4 lg:grid-cols-2">
    <div className="grid content-start gap-3">
      <div>
        <p className="text-muted text-sm">{texts.productType}</p>
        <h3 className="font-bold text-xl">{texts.productName}</h3>
      </div>
      <p>{texts.description}</p>
    </div>
    <div className="grid gap-4">
      <dl className="grid gap-2">
        <Line term={texts.maximum} value={showMoney(MOST_LENT_CENTS)} />
        <Line term={texts.rate} value={texts.rateFrom(LOWEST_RATE_MONTHLY_BPS / 100)} />
        <Line term={texts.term} value={texts.termUpTo(LONGEST_OWN_TERM_MONTHS)} />
        <Line term={texts.repayment} value={texts.monthly} />
        <Line term={texts.partner} value={brand.name} />
      </dl>
      <div className="text-muted text-sm">
        <AddOnExplained
          terms={{
            amountCents: MOST_LENT_CENTS,
            rateMonthlyBps: LOWEST_RATE_MONTHLY_BPS,
            termMonths: LONGEST_OWN_TERM_MONTHS,
          }}
        />
      </div>
      <LinkButton to="/loans" wide>
        {texts.seeOffer}
      </LinkButton>
    </div>
  </Card>
);

const Line = ({ term, value }: { term: string; value: string }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{term}</dt>
    <dd className="figures ml-auto text-right font-semibold">{value}</dd>
  </div>
);
