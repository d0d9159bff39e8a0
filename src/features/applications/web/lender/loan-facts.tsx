// What a lender says of its loan: first the picture, who lends and the words, then the limits.
import type { PublicLoan } from '#features/partners/contract.ts';
import { lenderLoanTexts as texts } from '#features/partners/texts/lenders.ts';
import { LenderLine } from '#features/partners/web/lender-line.tsx';
import { LoanPicture } from '#features/partners/web/pictures.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { showDollars } from '#shared/money.ts';

/** Unless `linked` the lender's name leads nowhere. */
export const LoanHead = ({ loan, linked = true }: { loan: PublicLoan; linked?: boolean }) => (
  <div className="overflow-hidden rounded-lg border border-line bg-surface">
    <LoanPicture loan={loan} className="border-line border-b" />
    <div className="grid gap-5 p-4 sm:p-6">
      <section aria-label={texts.offeredBy}>
        <p className="pb-2 text-muted text-sm">{texts.offeredBy}</p>
        <LenderLine lender={loan.partner} linked={linked} />
      </section>
      <p className="whitespace-pre-line">{loan.description}</p>
    </div>
  </div>
);

export const LoanFacts = ({ loan }: { loan: PublicLoan }) => (
  <Card className="grid gap-2">
    <h2 className="font-bold text-xl">{texts.facts}</h2>
    <Facts>
      <Fact name={texts.type}>{loan.type}</Fact>
      <Fact name={texts.maximumAmount}>{showDollars(loan.maximumAmount)}</Fact>
      <Fact name={texts.minimumAmount}>{showDollars(loan.minimumAmount)}</Fact>
      <Fact name={texts.maximumRate}>{texts.ratePerMonth(loan.maximumInterestRate)}</Fact>
      <Fact name={texts.minimumRate}>{texts.ratePerMonth(loan.minimumInterestRate)}</Fact>
      <Fact name={texts.maximumTerm}>{texts.months(loan.maximumTerm)}</Fact>
      <Fact name={texts.minimumTerm}>{texts.months(loan.minimumTerm)}</Fact>
      <Fact name={texts.repayment}>{loan.repaymentOption}</Fact>
      <Fact name={texts.security}>{loan.securityType}</Fact>
      <Fact name={texts.status}>{loan.status}</Fact>
    </Facts>
  </Card>
);
