// A loan to be read by its lender: whether borrowers see it, every field, and beside them what borrowers see.

import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { dayOf } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { OwnLoan } from '../../../contract/offers.ts';
import { loanDeskFields, publicLoanFields } from '../../../fields/partner-loan.ts';
import { showCriteriaValue } from '../../../rules/show-criteria-value.ts';
import { lenderLoanTexts } from '../../../texts/lenders.ts';
import { loanFields as fields, offerTexts, loanTexts as texts } from '../../../texts/partner-products.ts';
import { OnOfferChip } from '../offers/on-offer-chip.tsx';
import type { PreviewLoan } from './preview-loan.ts';

type LoanViewProps = { loan: OwnLoan; preview: PreviewLoan };

export const LoanView = ({ loan, preview }: LoanViewProps) => (
  <div className="grid grid-cols-1 gap-6">
    <Visibility loan={loan} />
    <LoanFacts loan={loan} />
    {preview(loan, 'stored')}
  </div>
);

const Visibility = ({ loan }: { loan: OwnLoan }) =>
  loan.hiddenBy.length === 0 ? (
    <Banner tone="good">{texts.seen}</Banner>
  ) : (
    <Banner tone="wait" title={texts.hidden}>
      <ul>
        {loan.hiddenBy.map((link) => (
          <li key={link}>{texts.hiddenBy[link]}</li>
        ))}
      </ul>
    </Banner>
  );

/** Those above, in groups of what belongs together; the name is the page's. */
const PLACED = [
  ...(['name', 'status', 'type', 'description', 'minimumAmount', 'maximumAmount'] as const),
  ...(['minimumTerm', 'defaultTerm', 'maximumTerm'] as const),
  ...(['minimumInterestRate', 'defaultInterestRate', 'maximumInterestRate'] as const),
  ...(['securityType', 'repaymentOption'] as const),
];

const LoanFacts = ({ loan }: { loan: OwnLoan }) => {
  const rate = (percentage: number) => lenderLoanTexts.ratePerMonth(percentage);
  const { loanCriteria, loanCriteriaValue } = loan;
  const criteriaValue = texts.criteriaValue[loanCriteria](showCriteriaValue(loanCriteria, loanCriteriaValue));
  return (
    <Card className="grid gap-2">
      <h2 className="font-bold text-lg">{texts.groups.what}</h2>
      <div className="grid grid-cols-1 items-start gap-x-10 lg:grid-cols-2">
        <Facts>
          <Fact name={fields.product}>{loan.product.name}</Fact>
          <Fact name={fields.status}>
            <OnOfferChip status={loan.status} />
          </Fact>
          <Fact name={fields.type}>{loan.type}</Fact>
          <Fact name={fields.description}>
            <span className="whitespace-pre-line">{loan.description}</span>
          </Fact>
          <Fact name={fields.minimumAmount}>{showDollars(loan.minimumAmount)}</Fact>
          <Fact name={fields.maximumAmount}>{showDollars(loan.maximumAmount)}</Fact>
          <Fact name={fields.minimumTerm}>{lenderLoanTexts.months(loan.minimumTerm)}</Fact>
          <Fact name={fields.defaultTerm}>{lenderLoanTexts.months(loan.defaultTerm)}</Fact>
          <Fact name={fields.maximumTerm}>{lenderLoanTexts.months(loan.maximumTerm)}</Fact>
        </Facts>
        <Facts>
          <Fact name={fields.minimumInterestRate}>{rate(loan.minimumInterestRate)}</Fact>
          <Fact name={fields.defaultInterestRate}>{rate(loan.defaultInterestRate)}</Fact>
          <Fact name={fields.maximumInterestRate}>{rate(loan.maximumInterestRate)}</Fact>
          <Fact name={fields.securityType}>{loan.securityType}</Fact>
          <Fact name={fields.repaymentOption}>{loan.repaymentOption}</Fact>
          <Fact name={fields.loanCriteria}>{loanCriteria}</Fact>
          <Fact name={fields.loanCriteriaValue}>{criteriaValue}</Fact>
          <RecordFacts
            fields={loanDeskFields}
            record={loan}
            besides={['loanCriteria', 'loanCriteriaValue']}
          />
          <RecordFacts fields={publicLoanFields} record={loan} besides={PLACED} />
          <Fact name={offerTexts.created}>{dayOf(new Date(loan.created))}</Fact>
          <Fact name={offerTexts.updated}>{dayOf(new Date(loan.updated))}</Fact>
        </Facts>
      </div>
    </Card>
  );
};
