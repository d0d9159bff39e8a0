// What a loan is: whose, from whom, and on which terms; with its statement as a file.

import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { EmailAddress } from '#platform/web/ui/list/email-address.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { DeskLoan } from '../../contract/desk.ts';
import { loanFields, PLACED_LOAN_FIELDS } from '../../fields/loan.ts';
import { costTexts } from '../../texts/borrower/cost.ts';
import { loanDeskTexts as texts } from '../../texts/staff-loan-desk.ts';
import { loanStateTexts } from '../../texts/staff-loan-states.ts';

export const LoanAbout = ({ shown: { loan, borrower } }: { shown: DeskLoan }) => (
  <Card className="grid grid-cols-1 gap-4">
    <h2 className="font-bold text-xl">{texts.about}</h2>
    <Facts>
      <Fact name={texts.email}>
        <EmailAddress of={borrower.email} />
      </Fact>
      <Fact name={texts.phone}>{borrower.phone ?? texts.noPhone}</Fact>
      <Fact name={texts.lender}>{loan.partner?.name ?? texts.ours}</Fact>
      <Fact name={texts.amount}>{showDollars(loan.loanAmount)}</Fact>
      <Fact name={texts.rate}>{texts.ratePerMonth(loan.interestRate)}</Fact>
      <Fact name={texts.term}>{costTexts.months(loan.term)}</Fact>
      <Fact name={texts.repayment}>{loan.repaymentOption}</Fact>
      <RecordFacts fields={loanFields} record={loan} besides={PLACED_LOAN_FIELDS} />
      {loan.worstDaysLate > 0 && (
        <Fact name={texts.worst}>{loanStateTexts.daysLate(loan.worstDaysLate)}</Fact>
      )}
      {loan.closedAt && <Fact name={texts.closed}>{showMoment(new Date(loan.closedAt))}</Fact>}
    </Facts>
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={`/api/loans/admin/${loan._id}/statement`}
        download
        className={buttonClass({ tone: 'secondary' })}
      >
        <FileDown className="size-5" />
        {texts.statement}
      </a>
      <Link to={`/admin/loans/${loan.applicationId}`} className="link inline-flex min-h-11 items-center">
        {texts.openApplication}
      </Link>
    </div>
  </Card>
);
