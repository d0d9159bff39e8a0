// A borrower's first screen: the plant, the seeds, the next step as one sentence with one button, then the ways on.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nextOfLoan } from '#features/loans/web/own/next-of-loan.ts';
import { Plant } from '#features/seeds/web/plant.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Output } from '#shared/endpoint.ts';
import type { informationEndpoints } from '../contract.ts';
import { dashboardTexts } from '../texts/dashboard.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { NextStep } from './next-step.tsx';

const call = caller<typeof informationEndpoints>();
type Answer = Output<(typeof informationEndpoints)['GET /api/informations/dashboard']>;

/** `offerStep` stands where everything is submitted: what becomes of the offer is known above this area. */
export function Dashboard({ offerStep }: { offerStep: ReactNode }) {
  const session = useSession();
  const dashboard = useQuery({
    queryKey: ['informations', 'dashboard'],
    queryFn: ({ signal }) => call('GET /api/informations/dashboard', {}, { signal }),
    meta: { topics: ['loans'] },
  });
  return (
    <Page title={session ? dashboardTexts.titleOf(session.fullName) : dashboardTexts.title}>
      <Loaded query={dashboard} skeleton={<GrowthSkeleton />}>
        {(answer) => <Growth {...{ answer, offerStep }} />}
      </Loaded>
      <DashboardTiles points={dashboard.data?.points} loan={dashboard.data?.loan ?? null} />
    </Page>
  );
}

function Growth({ answer, offerStep }: { answer: Answer; offerStep: ReactNode }) {
  const { counts } = answer;
  const next = nextOf(answer);
  const isVerified = counts.verified === counts.total;
  return (
    <GrowthCard
      plant={<Plant level={answer.level} label={dashboardTexts.plant(answer.level)} className={PLANT_SIZE} />}
      seeds={<SeedAmount count={answer.points} className="text-base" />}
      status={
        <StatusChip tone={isVerified ? 'good' : 'info'}>
          {isVerified ? dashboardTexts.verified : dashboardTexts.notVerified}
        </StatusChip>
      }
      next={next ? <NextStep {...next} /> : offerStep}
      progress={
        <>
          <Progress label={dashboardTexts.submitted} value={counts.submitted} max={counts.total} />
          <Progress label={dashboardTexts.verifiedSections} value={counts.verified} max={counts.total} />
        </>
      }
    />
  );
}

/** A loan that runs is the next step where it is overdue, or where there is nothing left to do but wait or take an offer. Null: the offer is. */
function nextOf({ loan, nextStep: { action, section } }: Answer) {
  if (loan && (loan.overdue > 0 || action === 'offer' || action === 'wait'))
    return {
      sentence: nextOfLoan(loan),
      button: dashboardTexts.loan.button,
      to: `/my-loans/${loan._id}`,
    };
  if (action === 'offer') return null;
  const next = dashboardTexts.nextStep[action];
  return {
    sentence: next.sentence(section?.name ?? ''),
    button: next.button,
    to: next.to(section?.sId ?? ''),
  };
}

const PLANT_SIZE = 'h-52 max-w-full sm:h-64';

/** The empty pot, until it is known what grows in it; as high as what will stand here. */
const GrowthSkeleton = () => (
  <GrowthCard
    plant={<Plant level="seed0" className={PLANT_SIZE} />}
    seeds={<Skeleton className="h-7 w-24" />}
    status={<Skeleton className="h-6 w-28" />}
    next={<Skeleton className="h-28" />}
    progress={
      <>
        <Skeleton className="h-9" />
        <Skeleton className="h-9" />
      </>
    }
  />
);

type GrowthCardProps = Record<'plant' | 'seeds' | 'status' | 'next' | 'progress', ReactNode>;

const GrowthCard = ({ plant, seeds, status, next, progress }: GrowthCardProps) => (
  <Card className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
    <div className="mx-auto">{plant}</div>
    <div className="grid gap-5">
      <div className="flex min-h-16 flex-wrap content-start items-center gap-x-4 gap-y-2 sm:min-h-7">
        {seeds}
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          {dashboardTexts.verificationStatus} {status}
        </span>
      </div>
      {next}
      <div className="grid gap-3 border-line border-t pt-5 lg:grid-cols-2 lg:gap-8">{progress}</div>
    </div>
  </Card>
);
