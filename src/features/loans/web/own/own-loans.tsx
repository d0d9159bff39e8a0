// A borrower's loans as cards, the newest first, eight a page, and below them the way to larger amounts.

import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { CardSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { dayOf } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { LoanSummary } from '../../contract.ts';
import { nextOf } from '../../rules/own/next-of-loan.ts';
import { ownLoansTexts as texts } from '../../texts/borrower/own-loans.ts';
import { lineOf } from './next-of-loan.tsx';
import { OwnLoanState } from './own-loan-state.tsx';
import { ownLoansQuery } from './queries.ts';

type Props = {
  /** What an approved loan waits for; its place stays empty without one. */
  step?: ReactNode;
  /** Where its reader stands on the way to larger amounts, and how they go on. */
  ladder: ReactNode;
};

export function OwnLoans({ step, ladder }: Props) {
  const loans = useQuery(ownLoansQuery(usePageNumber()));
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <LinkButton to="/loan-application" tone="secondary">
          {texts.applications}
        </LinkButton>
      }
    >
      {step}
      <Loaded
        query={loans}
        skeleton={<CardSkeletons count={2} className="h-40" />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState text={texts.empty} />}
      >
        {({ rows, total }) => (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {rows.map((loan) => (
                <li key={loan._id}>
                  <LoanCard loan={loan} />
                </li>
              ))}
            </ul>
            <Pager rowCount={total} />
          </>
        )}
      </Loaded>
      {ladder}
    </Page>
  );
}

const LoanCard = ({ loan }: { loan: LoanSummary }) => (
  <Link
    to={`/my-loans/${loan._id}`}
    className="grid h-full content-start gap-3 rounded-lg border border-line bg-surface p-4 hover:border-leaf sm:p-5"
  >
    <span className="flex items-start justify-between gap-3">
      <span className="grid">
        <span className="font-bold text-lg">{texts.loanOf(showDollars(loan.loanAmount))}</span>
        <span className="text-muted text-sm">{texts.from(loan.partner?.name ?? texts.ours)}</span>
      </span>
      <ChevronRight className="mt-1 size-5 shrink-0 text-muted" />
    </span>
    <span>
      <OwnLoanState state={loan.state} />
    </span>
    <NextLine loan={loan} />
  </Link>
);

function NextLine({ loan }: { loan: LoanSummary }) {
  const next = nextOf(loan, dayOf(new Date()));
  return (
    next && (
      <span className="figures text-sm">
        <Unbroken>{lineOf(next)}</Unbroken>
      </span>
    )
  );
}
