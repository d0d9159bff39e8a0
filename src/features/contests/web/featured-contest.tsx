// The featured contest, above the prizes: the first that runs, with its prize, its end and the way in.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Contest } from '../contract.ts';
import { contestTexts as texts } from '../texts/contests.ts';
import { Benefits } from './benefits.tsx';
import { ContestPicture } from './contest-picture.tsx';
import { ContestChip, ContestTime } from './contest-time.tsx';
import { firstPicture } from './first-picture.ts';
import { JoinButton } from './join-button.tsx';
import { JoinSeeds } from './join-seeds.tsx';
import { contestsQuery } from './queries.ts';

/** Shows the contest that ends first among those running, and nothing at all where none runs. */
export function FeaturedContest() {
  const contests = useQuery(contestsQuery('running'));
  return (
    <Loaded query={contests} skeleton={<Awaited />} isEmpty={() => false}>
      {({ rows: [first] }) => first && <Featured contest={first} />}
    </Loaded>
  );
}

const FRAME = 'grid grid-cols-1 overflow-hidden rounded-xl bg-deep md:grid-cols-[5fr_6fr]';
const PICTURE = 'aspect-[16/10] w-full md:aspect-auto md:h-full';

/** Keeps the room while the contest loads, with its picture where that came before the rest. */
const Awaited = () =>
  firstPicture ? (
    <div className={FRAME}>
      <ContestPicture prize={{ imageUrl: firstPicture }} eager className={PICTURE} />
      <div className="min-h-84 md:min-h-96" />
    </div>
  ) : (
    <Skeleton className="h-96 rounded-xl" />
  );

function Featured({ contest }: { contest: Contest }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${FRAME} text-on-deep`}>
      <ContestPicture prize={contest.prize} eager className={PICTURE} />
      <div className="grid content-center gap-4 p-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-on-deep-muted text-sm">{texts.featured}</span>
          <ContestChip contest={contest} />
        </div>
        <div className="grid gap-1">
          <h2 id={headingId} className="font-bold text-2xl sm:text-3xl">
            {contest.name}
          </h2>
          <p className="text-on-deep-muted">
            <ContestTime contest={contest} />
          </p>
        </div>
        <Benefits description={contest.description} markClassName="text-on-deep-muted" />
        <div className="flex flex-wrap items-start gap-3">
          <JoinButton contest={contest} tone="secondary" />
          <JoinSeeds contest={contest} className="my-2.5 text-sm" />
        </div>
        <p className="flex flex-wrap gap-x-6">
          <OnDeepLink to={`/contests/${contest._id}`}>{texts.details}</OnDeepLink>
          <OnDeepLink to="/contests">{texts.allContests}</OnDeepLink>
        </p>
      </div>
    </section>
  );
}

const OnDeepLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 hover:decoration-2"
  >
    {children}
  </Link>
);
