// A person's seeds, movement by movement, with the balance after each: the profile's view of the ledger, without a heading of its own.

import { useQuery } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { Unbroken } from '#platform/web/ui/text/unbroken.tsx';
import { showMoment } from '#shared/calendar.ts';
import { profileTexts as texts } from '#texts/profile.ts';
import type { SeedEntry, seedEndpoints } from '../contract.ts';
import { SeedAmount } from './seed-amount.tsx';

const call = caller<typeof seedEndpoints>();

export function MySeeds() {
  const page = usePageNumber();
  const seeds = useQuery({
    // Every movement is announced with an activity, or with what is on offer for seeds.
    queryKey: ['activity', 'seeds', page],
    queryFn: ({ signal }) => call('GET /api/seeds', { query: { page } }, { signal }),
  });
  return (
    <Loaded
      query={seeds}
      skeleton={<RowSkeletons />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          text={texts.noPoints}
          action={<LinkButton to="/earn-points">{texts.earnPoints}</LinkButton>}
        />
      }
    >
      {({ rows, total }) => (
        <div className="grid gap-6">
          <Card className="py-1 sm:py-2">
            <ul className="divide-y divide-line">
              {rows.map((entry) => (
                <Movement key={entry._id} entry={entry} />
              ))}
            </ul>
          </Card>
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
  );
}

const Movement = ({ entry }: { entry: SeedEntry }) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 py-3">
    <div className="grid min-w-0 flex-[1_1_8rem] gap-0.5">
      <span>{entry.reason}</span>
      <time dateTime={entry.created} className="text-muted text-sm">
        <Unbroken>{showMoment(new Date(entry.created))}</Unbroken>
      </time>
    </div>
    <div className="grid shrink-0 justify-items-end gap-1">
      <SeedAmount count={entry.point} signed />
      <span className="figures text-muted text-sm">{texts.balanceAfter(entry.balance)}</span>
    </div>
  </li>
);
