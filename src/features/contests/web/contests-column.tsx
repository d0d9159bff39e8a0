// The contests beside the sections on /earn-points: each with its seeds and its button.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { contestTexts as texts } from '../texts/contests.ts';
import { ContestCard } from './contest-card.tsx';
import { contestsQuery } from './queries.ts';

export function ContestsColumn() {
  const contests = useQuery(contestsQuery('running'));
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <h2 id={headingId} className="font-bold text-lg">
        {texts.title}
      </h2>
      <Loaded
        query={contests}
        skeleton={<Skeleton className="h-48 rounded-lg" />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-muted">{texts.noneRunning}</p>}
      >
        {({ rows }) => (
          <ul className="grid gap-3">
            {rows.map((contest) => (
              <li key={contest._id}>
                <ContestCard contest={contest} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Link to="/contests" className="link inline-flex min-h-11 items-center justify-self-start">
        {texts.allContests}
      </Link>
    </section>
  );
}
