// /partner/portfolio/:id: one loan of a lender, to be read only: its summary, its schedule and every entry in its books.

import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { buttonClass } from '#platform/web/ui/button-class.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { RecordFacts } from '#platform/web/ui/list/desk/record-facts.tsx';
import { Fact, Facts } from '#platform/web/ui/list/facts.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDay } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LenderLoan as Loan } from '../../../contract/portfolio.ts';
import { loanFields, PLACED_LOAN_FIELDS } from '../../../fields/loan.ts';
import { payoutStands } from '../../../rules/books/standing.ts';
import { showLoanNumber } from '../../../rules/loan-number.ts';
import { costTexts } from '../../../texts/borrower/cost.ts';
import { loanStateTexts } from '../../../texts/staff-loan-states.ts';
import { lenderPortfolioTexts as texts } from '../../../texts/staff-portfolio.ts';
import { LoanState } from '../loan-state.tsx';
import { EntryTable, ScheduleTable } from './book-tables.tsx';
import { lenderLoanQuery } from './queries.ts';

export function LenderLoan({ id }: { id: string }) {
  const loan = useQuery(lenderLoanQuery(id));
  const { search } = useLocation();
  return (
    <Page
      title={loan.data ? texts.titleOf(loan.data.borrower.fullName) : texts.title}
      back={{ to: `/partner/portfolio${search}`, text: texts.back }}
      actions={
        <a
          href={`/api/loans/partner/${id}/statement`}
          download
          className={buttonClass({ tone: 'secondary' })}
        >
          <FileDown className="size-5" />
          {texts.statement}
        </a>
      }
    >
      <Loaded query={loan} skeleton={<Skeleton className="h-120 rounded-lg" />}>
        {(answer) => (
          <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Summary loan={answer} />
            <div className="grid grid-cols-1 gap-6">
              {payoutStands(answer.state) && <ScheduleTable schedule={answer.schedule} />}
              <EntryTable entries={answer.entries} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

const Summary = ({ loan }: { loan: Loan }) => (
  <Card className="grid grid-cols-1 gap-4">
    <h2 className="font-bold text-xl">{texts.loan}</h2>
    <Facts>
      <Fact name={texts.number}>{showLoanNumber(loan.number)}</Fact>
      <Fact name={texts.state}>
        <LoanState state={loan.state} />
      </Fact>
      <Fact name={texts.owed}>{showDollars(loan.owed)}</Fact>
      {loan.daysLate > 0 && (
        <Fact name={texts.overdue}>
          {showDollars(loan.overdue)}, {loanStateTexts.daysLate(loan.daysLate)}
        </Fact>
      )}
      {loan.nextDueOn && (
        <Fact name={texts.next}>{texts.nextOf(showDollars(loan.nextAmount), showDay(loan.nextDueOn))}</Fact>
      )}
      {loan.credit > 0 && <Fact name={texts.credit}>{showDollars(loan.credit)}</Fact>}
      {loan.worstDaysLate > 0 && (
        <Fact name={texts.worst}>{loanStateTexts.daysLate(loan.worstDaysLate)}</Fact>
      )}
      <Fact name={texts.amount}>{showDollars(loan.loanAmount)}</Fact>
      <Fact name={texts.rate}>{texts.ratePerMonth(loan.interestRate)}</Fact>
      <Fact name={texts.term}>{costTexts.months(loan.term)}</Fact>
      <Fact name={texts.repayment}>{texts.options[loan.repaymentOption]}</Fact>
      <RecordFacts fields={loanFields} record={loan} besides={PLACED_LOAN_FIELDS} />
    </Facts>
    <Link
      to={`/partner/loan-applications/${loan.applicationId}`}
      className="link inline-flex min-h-11 items-center justify-self-start"
    >
      {texts.application}
    </Link>
  </Card>
);
