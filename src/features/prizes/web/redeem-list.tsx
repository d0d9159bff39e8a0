// What can be redeemed for seeds, cheapest first, eight a page; the page lives in the address.
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { CardSkeletons } from '#platform/web/ui/skeleton.tsx';
import { redeemListTexts as texts } from '../texts/prizes.ts';
import { PrizeCard } from './prize-card.tsx';
import { nextPrizeQuery, redeemablePrizesQuery } from './queries.ts';

/** `featured` stands above the prizes. */
export function RedeemList({ featured }: { featured?: ReactNode }) {
  const prizes = useQuery(redeemablePrizesQuery(usePageNumber()));
  const balance = useQuery(nextPrizeQuery).data?.points;
  return (
    <Page title={texts.title} lead={texts.lead} actions={<Balance balance={balance} />}>
      {featured}
      <Loaded
        query={prizes}
        skeleton={<CardSkeletons count={8} className="h-104" />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState text={texts.empty} icon={<Gift className="size-10" strokeWidth={1.5} />} />}
      >
        {({ rows, total }) => (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {rows.map((prize) => (
                <li key={prize._id}>
                  <PrizeCard prize={prize} balance={balance} />
                </li>
              ))}
            </ul>
            <Pager rowCount={total} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The balance; its room is kept while it is not known. */
const Balance = ({ balance }: { balance: number | undefined }) => (
  <p className="flex min-h-7 items-center gap-2 text-muted">
    {balance !== undefined && (
      <>
        {texts.balance}
        <SeedAmount count={balance} className="text-base" />
      </>
    )}
  </p>
);
