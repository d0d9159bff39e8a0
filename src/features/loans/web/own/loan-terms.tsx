// What was agreed for a loan, the way to its application, and its statement as a file.

import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { OwnEntry } from '../../contract/own.ts';
import type { LoanSummary } from '../../contract.ts';
import { termsOf } from '../../rules/add-on.ts';
import { isRepaid, payoutStands } from '../../rules/books/standing.ts';
import { interestPaid } from '../../rules/own/interest-paid.ts';
import { costTexts } from '../../texts/borrower/cost.ts';
import { ownLoansTexts, ownLoanTexts } from '../../texts/borrower/own-loans.ts';
import { AddOnExplained } from '../price-words.tsx';

const texts = ownLoanTexts.terms;

export const LoanTerms = ({ loan, entries }: { loan: LoanSummary; entries: readonly OwnEntry[] }) => (
  <Card className="grid gap-4">
    <h2 className="font-bold text-xl">{texts.title}</h2>
    <dl className="figures grid gap-2">
      <Term name={texts.amount}>{showDollars(loan.loanAmount)}</Term>
      <Term name={texts.fee}>{showDollars(loan.fee)}</Term>
      <Term name={texts.interest}>{showDollars(loan.interest)}</Term>
      <InterestPaid loan={loan} entries={entries} />
      <Term name={texts.rate}>{texts.ratePerMonth(loan.interestRate)}</Term>
      <Term name={texts.term}>{costTexts.months(loan.term)}</Term>
      {payoutStands(loan.state) && (
        <Term name={texts.handedOver}>
          <Unbroken>{showDay(loan.disbursedOn)}</Unbroken>
        </Term>
      )}
      <Term name={texts.lender}>{loan.partner?.name ?? ownLoansTexts.ours}</Term>
    </dl>
    <div className="text-muted text-sm">
      <AddOnExplained
        terms={termsOf({ amount: loan.loanAmount, interestRate: loan.interestRate, term: loan.term })}
      />
    </div>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={`/api/loans/own/${loan._id}/statement`}
        download
        className={buttonClass({ tone: 'secondary' })}
      >
        <Download className="size-5" />
        {texts.statement}
      </a>
      <Link to={`/loan-application/${loan.applicationId}`} className="link inline-flex min-h-11 items-center">
        {texts.application}
      </Link>
    </div>
  </Card>
);

/** What was really paid of it: once the loan is repaid, and where that is not all of it. */
function InterestPaid({ loan, entries }: { loan: LoanSummary; entries: readonly OwnEntry[] }) {
  const paid = interestPaid(entries);
  return isRepaid(loan.state) && paid !== loan.interest ? (
    <Term name={texts.interestPaid}>{showDollars(paid)}</Term>
  ) : null;
}

const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="text-muted">{name}</dt>
    <dd className="ml-auto text-right font-semibold">{children}</dd>
  </div>
);
