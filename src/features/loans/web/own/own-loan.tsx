// One's own loan: how much is repaid, what comes next and how to pay it, then its schedule, its history and its terms.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { celebrate } from '#platform/web/ui/overlay/confetti.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDollars } from '#shared/money.ts';
import type { OwnLoan as Answer } from '../../contract/own.ts';
import { isRepaid, payoutStands } from '../../rules/books/standing.ts';
import { ownLoansTexts, ownLoanTexts as texts } from '../../texts/borrower/own-loans.ts';
import { AskNewDate } from '../new-dates/ask-new-date.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { LoanHistory } from './loan-history.tsx';
import { LoanTerms } from './loan-terms.tsx';
import { OwnSchedule } from './own-schedule.tsx';
import { ownLoanQuery } from './queries.ts';
import { SettleEarly } from './settle-early.tsx';
import { Standing } from './standing.tsx';

export function OwnLoan({ id }: { id: string }) {
  const loan = useQuery(ownLoanQuery(id));
  const { data } = loan;
  useCelebration(data?.loan.state);
  return (
    <Page
      title={data ? ownLoansTexts.loanOf(showDollars(data.loan.loanAmount)) : texts.title}
      back={{ to: '/my-loans' }}
    >
      <Loaded query={loan} skeleton={<LoanSkeleton />}>
        {(answer) => <Parts {...answer} />}
      </Loaded>
    </Page>
  );
}

function Parts(answer: Answer) {
  const { loan, schedule, entries, settlement, today, pay } = answer;
  const isOwed = loan.owed > 0;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <div aria-live="polite">
          <Standing {...answer} />
        </div>
        {isOwed && <HowToPay number={loan.number} ways={pay} />}
        {isOwed && <AskNewDate loan={loan} schedule={schedule} today={today} />}
        {settlement && <SettleEarly {...settlement} />}
      </div>
      <div className="grid grid-cols-1 gap-6">
        {payoutStands(loan.state) && <OwnSchedule schedule={schedule} />}
        <LoanHistory entries={entries} />
        <LoanTerms loan={loan} entries={entries} />
      </div>
    </div>
  );
}

/** When the last payment arrives while somebody looks on. */
function useCelebration(state: Answer['loan']['state'] | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    if (state && isRepaid(state) && before.current && !isRepaid(before.current)) celebrate();
    before.current = state;
  }, [state]);
}

const LoanSkeleton = () => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-lg" />
    <Skeleton className="h-80 rounded-lg" />
  </div>
);
