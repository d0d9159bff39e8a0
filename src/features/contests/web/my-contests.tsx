// The contests that a person has joined, newest first: the profile's view of them.
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { Pager, usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { contestTexts as texts } from '../texts/contests.ts';
import { ContestCard } from './contest-card.tsx';
import { joinedContestsQuery } from './queries.ts';

export function MyContests() {
  const contests = useQuery(joinedContestsQuery(usePageNumber()));
  return (
    <Loaded
      query={contests}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          text={texts.notJoinedYet}
          icon={<Trophy className="size-10" strokeWidth={1.5} />}
          action={
            <LinkButton to="/contests" tone="secondary">
              {texts.allContests}
            </LinkButton>
          }
        />
      }
    >
      {({ rows, total }) => (
        <div className="grid gap-4">
          <ul className="grid gap-3 sm:grid-cols-2">
            {rows.map((contest) => (
              <li key={contest._id}>
                <ContestCard contest={contest} heading="h2" />
              </li>
            ))}
          </ul>
          <Pager rowCount={total} />
        </div>
      )}
    </Loaded>
  );
}
