// One contest: its prize, time and benefits, joining it, the winner screen once it is drawn, its rules and the proof of its draw.
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import type { ContestDetail } from '../../contract.ts';
import { changedTermsTexts, drawTexts, contestTexts as texts } from '../../texts/contests.ts';
import { Benefits } from '../benefits.tsx';
import { ContestPicture } from '../contest-picture.tsx';
import { ContestChip, ContestTime } from '../contest-time.tsx';
import { JoinButton } from '../join-button.tsx';
import { JoinSeeds } from '../join-seeds.tsx';
import { contestQuery } from '../queries.ts';
import { WinnerScreen } from '../winner/winner-screen.tsx';
import { HowDrawn } from './how-drawn.tsx';
import { TermsChanged } from './terms-changed.tsx';

export function ContestPage({ id }: { id: string }) {
  const contest = useQuery(contestQuery(id));
  return (
    <Page title={contest.data?.name ?? texts.contest} back={{ to: '/contests', text: texts.allContests }}>
      <Loaded query={contest} skeleton={<Skeleton className="h-96 rounded-xl" />}>
        {(contest) => (
          <>
            {contest.draw && <WinnerScreen contest={contest} draw={contest.draw} />}
            {contest.state === 'closed' && <Banner tone="wait">{drawTexts.waiting}</Banner>}
            <LastChange changes={contest.changes} />
            <Offer contest={contest} />
            <Rules contest={contest} />
            <TermsChanged changes={contest.changes} />
            <HowDrawn contest={contest} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function LastChange({ changes: [last] }: Pick<ContestDetail, 'changes'>) {
  if (!last) return null;
  return <Banner tone="info">{changedTermsTexts.lastChanged(showMoment(new Date(last.at)))}</Banner>;
}

const Offer = ({ contest }: { contest: ContestDetail }) => (
  <Card className="grid gap-6 md:grid-cols-[2fr_3fr]">
    <ContestPicture prize={contest.prize} className="aspect-[4/3] w-full rounded-lg" />
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ContestChip contest={contest} />
        <span className="text-muted text-sm">
          <ContestTime contest={contest} />
        </span>
      </div>
      <div>
        <h2 className="text-muted text-sm">{texts.prize}</h2>
        <p className="font-bold text-xl">{contest.prize.name}</p>
        <p>{texts.value(showDollars(contest.prize.value))}</p>
      </div>
      <Benefits description={contest.description} />
      <p className="text-muted text-sm">
        {texts.participants(contest.participants)}. {texts.maxWinners(contest.maxWinners)}.
      </p>
      {contest.state !== 'drawn' && (
        <div className="flex flex-wrap items-start gap-3">
          <JoinButton contest={contest} />
          <JoinSeeds contest={contest} className="my-2.5 text-sm" />
        </div>
      )}
      {contest.ticket && <OwnTicket ticket={contest.ticket} />}
    </div>
  </Card>
);

const OwnTicket = ({ ticket }: { ticket: string }) => (
  <div className="grid gap-1 justify-self-start rounded-lg border-2 border-edge border-dashed px-5 py-3">
    <p className="text-muted text-sm">{texts.yourTicket}</p>
    <p className="figures font-bold text-2xl tracking-wide">{ticket}</p>
    <p className="max-w-xs text-muted text-sm">{texts.yourTicketNote}</p>
  </div>
);

function Rules({ contest }: { contest: ContestDetail }) {
  const headingId = useId();
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid gap-4">
        <h2 id={headingId} className="font-bold text-xl">
          {texts.rules}
        </h2>
        <p className="max-w-prose whitespace-pre-line">{contest.rules}</p>
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <div>
            <dt className="text-muted text-sm">{texts.approval}</dt>
            <dd className="font-semibold">{contest.approvalNumber}</dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{texts.claimPeriod}</dt>
            <dd className="font-semibold">{texts.claimDays(contest.claimDays)}</dd>
          </div>
        </dl>
      </section>
    </Card>
  );
}
