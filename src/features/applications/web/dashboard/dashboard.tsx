// A borrower's first screen: the most urgent thing on top, then the plant and the seeds with what the sections ask for, then the ways on.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsBegun } from '#features/forms/web/drafts/use-draft.ts';
import { GrowingPlant } from '#features/seeds/web/growing-plant.tsx';
import { Plant } from '#features/seeds/web/plant.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { caller } from '#platform/web/call.ts';
import { InstallOffer } from '#platform/web/install/install-offer.tsx';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Said } from '#platform/web/ui/tone.tsx';
import type { Output } from '#shared/endpoint.ts';
import { lookLine } from '#shared/notices/look-line.ts';
import type { dashboardEndpoints } from '../../contract/dashboard.ts';
import { dashboardTexts } from '../../texts/dashboard/dashboard.ts';
import { DashboardTiles } from './dashboard-tiles.tsx';
import { AlsoSaid, CardFrame, MoneyCard } from './money-card.tsx';

const call = caller<typeof dashboardEndpoints>();
type Answer = Output<(typeof dashboardEndpoints)['GET /api/dashboard']>;

export function Dashboard() {
  const session = useSession();
  const dashboard = useQuery({
    queryKey: ['informations', 'first screen'],
    queryFn: ({ signal }) => call('GET /api/dashboard', {}, { signal }),
    meta: { topics: ['applications', 'loans', 'offer', 'session'] },
  });
  const isBegun = useIsBegun({
    account: session?.id ?? '',
    form: `information:${dashboard.data?.nextStep.section?.sId}`,
  });
  return (
    <Page title={session ? dashboardTexts.titleOf(session.fullName) : dashboardTexts.title}>
      <Loaded query={dashboard} skeleton={<TopSkeleton />}>
        {(answer) => (
          <>
            <MoneyCard card={answer.card} nextStep={stepOf(answer, isBegun)} />
            {answer.waits.map((card) => (
              <AlsoSaid key={card.applicationId} card={card} />
            ))}
            {answer.rejected && <AlsoSaid card={answer.rejected} />}
            <Growth {...{ answer, isBegun }} />
            {answer.sent > 0 && <InstallOffer />}
          </>
        )}
      </Loaded>
      <DashboardTiles points={dashboard.data?.points} />
    </Page>
  );
}

function Growth({ answer, isBegun }: { answer: Answer; isBegun: boolean }) {
  const { counts, level, sent, hasRepaid } = answer;
  const { sentence, button, to } = besides(answer, isBegun);
  const isVerified = counts.verified === counts.total;
  return (
    <GrowthCard
      plant={<GrowingPlant {...{ level, sent, hasRepaid }} className={PLANT_SIZE} />}
      seeds={<SeedAmount count={answer.points} className="text-base" />}
      status={
        <StatusChip tone={isVerified ? 'good' : 'info'}>
          {isVerified ? dashboardTexts.verified : dashboardTexts.notVerified}
        </StatusChip>
      }
      step={sentence}
      button={
        <LinkButton to={to} tone="secondary">
          {button}
        </LinkButton>
      }
      progress={
        <>
          <Progress label={dashboardTexts.submitted} value={counts.submitted} max={counts.total} />
          <Progress label={dashboardTexts.verifiedSections} value={counts.verified} max={counts.total} />
        </>
      }
    />
  );
}

const { sections, nextStep } = dashboardTexts;

/** The next step of the sections, for the card on top. Where nothing is left of it, there is something about money to say. */
function stepOf({ nextStep: { action, section, waitsSince } }: Answer, isBegun: boolean): Said {
  if (action === 'offer')
    return {
      tone: 'good',
      title: sections.allVerified,
      text: '',
      way: { text: sections.button, to: sections.to },
    };
  const { title, sentence, button, goOn = button, to } = nextStep[action];
  return {
    tone: action === 'mend' ? 'bad' : action === 'wait' ? 'wait' : 'info',
    title,
    text: [sentence(section?.name ?? ''), ...(waitsSince ? [lookLine(new Date(waitsSince))] : [])].join(' '),
    way: { text: isBegun ? goOn : button, to: to(section?.sId ?? '') },
  };
}

/** What stands beside the plant: the step of the sections, unless the card on top says it already. */
function besides(answer: Answer, isBegun: boolean) {
  const { card } = answer;
  const { action, section } = answer.nextStep;
  if (card.kind === 'nextStep') return { ...sections, sentence: growthOf(answer) };
  if (action === 'offer') return { ...sections, sentence: sections.allVerified };
  const { sentence, button, goOn = button, to } = nextStep[action];
  return {
    sentence: sentence(section?.name ?? ''),
    button: isBegun ? goOn : button,
    to: to(section?.sId ?? ''),
  };
}

/** What makes the plant grow next. */
function growthOf({ counts, nextStep: { action }, hasRepaid }: Answer): string {
  if (action === 'offer') return hasRepaid ? sections.withBerries : sections.inFlower;
  return counts.submitted < counts.total ? sections.growing : sections.allSent;
}

const PLANT_SIZE = 'h-52 max-w-full sm:h-64';

/** The empty pot, until it is known what grows in it; as high as what will stand here. */
const TopSkeleton = () => (
  <div className="grid grid-cols-1 gap-6">
    <CardFrame
      tone="neutral"
      title={<Skeleton className="h-7 w-3/5" />}
      text={<Skeleton className="h-6 w-4/5" />}
      ways={<Skeleton className="h-11 w-44" />}
    />
    <GrowthCard
      plant={<Plant level="seed0" className={PLANT_SIZE} />}
      seeds={<Skeleton className="h-7 w-24" />}
      status={<Skeleton className="h-6 w-28" />}
      step={<Skeleton className="h-6 w-4/5" />}
      button={<Skeleton className="h-11 w-44" />}
      progress={
        <>
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </>
      }
    />
  </div>
);

type GrowthCardProps = Record<'plant' | 'seeds' | 'status' | 'step' | 'button' | 'progress', ReactNode>;

const GrowthCard = ({ plant, seeds, status, step, button, progress }: GrowthCardProps) => (
  <Card className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
    <div className="mx-auto">{plant}</div>
    <div className="grid gap-5">
      <div className="flex min-h-16 flex-wrap content-start items-center gap-x-4 gap-y-2 sm:min-h-7">
        {seeds}
        <span className="flex flex-wrap items-center gap-x-2 text-sm">
          {dashboardTexts.verificationStatus} {status}
        </span>
      </div>
      <div className="grid gap-4">
        <div className="min-h-13 text-lg lg:min-h-6.5">{step}</div>
        <div>{button}</div>
      </div>
      <div className="grid gap-3 border-line border-t pt-5 lg:grid-cols-2 lg:gap-8">{progress}</div>
    </div>
  </Card>
);
