// A borrower's first screen: the plant, the seeds, the next step as one sentence with one button, then the tiles.
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ClipboardList, HandCoins, type LucideIcon, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Plant } from '#features/seeds/web/plant.tsx';
import { SeedAmount } from '#features/seeds/web/seed-amount.tsx';
import { caller } from '#platform/web/call.ts';
import { useSession } from '#platform/web/session.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusChip } from '#platform/web/ui/list/status-chip.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Output } from '#shared/endpoint.ts';
import { dashboardTexts } from '#texts/dashboard.ts';
import type { informationEndpoints } from '../contract.ts';

const call = caller<typeof informationEndpoints>();
type Answer = Output<(typeof informationEndpoints)['GET /api/informations/dashboard']>;

export function Dashboard() {
  const session = useSession();
  const dashboard = useQuery({
    queryKey: ['informations', 'dashboard'],
    queryFn: ({ signal }) => call('GET /api/informations/dashboard', {}, { signal }),
  });
  return (
    <Page title={session ? dashboardTexts.titleOf(session.fullName) : dashboardTexts.title}>
      <Loaded query={dashboard} skeleton={<Skeleton className="h-80 rounded-lg" />}>
        {(answer) => <Growth answer={answer} />}
      </Loaded>
      <Tiles />
    </Page>
  );
}

function Growth({ answer }: { answer: Answer }) {
  const { counts } = answer;
  const next = dashboardTexts.nextStep[answer.nextStep.action];
  const isVerified = counts.verified === counts.total;
  return (
    <Card className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
      <Plant level={answer.level} label={dashboardTexts.plant(answer.level)} className="mx-auto h-52" />
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SeedAmount count={answer.points} className="text-base" />
          <span className="flex items-center gap-2 text-sm">
            {dashboardTexts.verificationStatus}
            <StatusChip tone={isVerified ? 'good' : 'info'}>
              {isVerified ? dashboardTexts.verified : dashboardTexts.notVerified}
            </StatusChip>
          </span>
        </div>
        <Progress label={dashboardTexts.submitted} value={counts.submitted} max={counts.total} />
        <Progress label={dashboardTexts.verifiedSections} value={counts.verified} max={counts.total} />
        <p className="text-lg">{next.sentence(answer.nextStep.section?.name ?? '')}</p>
        <div>
          <LinkButton to={next.to(answer.nextStep.section?.sId ?? '')}>{next.button}</LinkButton>
        </div>
      </div>
    </Card>
  );
}

const tiles: { title: string; text: string; to: string; icon: LucideIcon }[] = [
  { ...dashboardTexts.tiles.profile, to: '/earn-points', icon: UserRound },
  { ...dashboardTexts.tiles.loans, to: '/loan-services', icon: HandCoins },
  { ...dashboardTexts.tiles.offers, to: '/loans', icon: BadgeCheck },
  { ...dashboardTexts.tiles.applications, to: '/loan-application', icon: ClipboardList },
];

const Tiles = () => (
  <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
    {tiles.map(({ title, text, to, icon: Icon }) => (
      <li key={to}>
        <Link
          to={to}
          className="flex h-full min-h-24 items-start gap-4 rounded-lg border border-line bg-surface p-4 hover:border-leaf"
        >
          <Icon className="mt-0.5 size-6 shrink-0 text-leaf" />
          <span className="grid gap-0.5">
            <span className="font-semibold">{title}</span>
            <span className="text-sm text-muted">{text}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
