// Lenders' loans as cards, eight a page; the page lives in the address.
import { useQuery } from '@tanstack/react-query';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { CardSkeletons } from '#platform/web/ui/skeleton.tsx';
import { LoanCard } from './loan-card.tsx';
import { publicLoansQuery } from './queries.ts';

type LoanCardsProps = { partner?: string; empty: string };

export function LoanCards({ partner, empty }: LoanCardsProps) {
  const loans = useQuery(publicLoansQuery(usePageNumber(), partner === undefined ? {} : { partner }));
  return (
    <Loaded
      query={loans}
      skeleton={<CardSkeletons count={6} className="h-112" />}
      isEmpty={({ total }) => total === 0}
      empty={empty}
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {rows.map((loan) => (
              <li key={loan._id}>
                <LoanCard loan={loan} />
              </li>
            ))}
          </ul>
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
  );
}
