// A contest as a small card: its prize, its name and time, the seeds for joining, the button, the way to its page.
import { Link } from 'react-router';
import type { Contest } from '../contract.ts';
import { contestTexts as texts } from '../texts/contests.ts';
import { ContestPicture } from './contest-picture.tsx';
import { ContestChip, ContestTime } from './contest-time.tsx';
import { JoinButton } from './join-button.tsx';
import { JoinSeeds } from './join-seeds.tsx';

/** A contest as a card; its `heading` is one level below that of what it stands in. */
export const ContestCard = ({
  contest,
  heading: Heading = 'h3',
}: {
  contest: Contest;
  heading?: 'h2' | 'h3';
}) => (
  <article
    aria-label={contest.name}
    className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4"
  >
    <div className="flex gap-3">
      <ContestPicture prize={contest.prize} className="size-16 shrink-0 rounded-md" />
      <div className="grid min-w-0 content-start gap-1">
        <Heading className="font-bold leading-snug">
          <Link
            to={`/contests/${contest._id}`}
            className="-my-2.5 inline-flex min-h-11 items-center py-2.5 hover:underline"
          >
            {contest.name}
          </Link>
        </Heading>
        <p className="text-muted text-sm">
          <ContestTime contest={contest} />
        </p>
      </div>
    </div>
    <div className="flex flex-wrap items-center gap-2">
      <ContestChip contest={contest} />
      {contest.state !== 'drawn' && <JoinSeeds contest={contest} className="text-xs" />}
    </div>
    <div className="mt-auto flex flex-wrap items-start justify-between gap-x-4">
      <JoinButton contest={contest} tone="secondary" size="sm" />
      <Link
        to={`/contests/${contest._id}`}
        aria-label={
          contest.state === 'drawn' ? texts.seeWinnersOf(contest.name) : texts.detailsOf(contest.name)
        }
        className="link inline-flex min-h-11 items-center text-sm"
      >
        {contest.state === 'drawn' ? texts.seeWinners : texts.details}
      </Link>
    </div>
  </article>
);
