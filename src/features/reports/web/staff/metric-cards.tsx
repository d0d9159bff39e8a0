// The figures of the moment: what waits for staff, each with the way to its list, and what there is by now.
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { showDollars } from '#shared/money.ts';
import { staffTexts } from '#texts/staff.ts';
import type { DashboardStats } from '../../contract.ts';
import { staffDashboardTexts as texts } from '../../texts/staff-reports.ts';
import { type CardOfFigure, Cards, GRIDS } from './cards.tsx';
import { showRate } from './charts/series.ts';
import { showCount } from './show-count.ts';

type Metric = { text: string; to: string; count: number; note?: string };

const cardsOf = (metrics: Metric[]): CardOfFigure[] =>
  metrics.map(({ count, ...card }) => ({ ...card, figure: showCount(count) }));

export const MetricCards = ({ stats }: { stats: DashboardStats }) => (
  <div className="grid gap-6">
    <Cards title={texts.waiting} cards={cardsOf(waitingIn(stats))} />
    <Cards title={texts.soFar} cards={cardsOf(totalsOf(stats))} />
    <Cards title={texts.loans} cards={loansIn(stats)} />
  </div>
);

/** As high as the cards will be. */
export const MetricSkeletons = () => (
  <div className="grid gap-6">
    {([5, 4, 4] as const).map((count, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows that never change.
      <div key={row} className="grid gap-3">
        <Skeleton className="h-6 w-40" />
        <div className={GRIDS[count]}>
          {Array.from({ length: count }, (_, place) => place).map((place) => (
            <Skeleton key={place} className="h-28 rounded-lg" />
          ))}
        </div>
      </div>
    ))}
  </div>
);

const waitingIn = ({ queues }: DashboardStats): Metric[] => [
  { text: texts.documents, to: '/admin/verification', ...waitingOf(queues.documents) },
  { text: texts.documentsModel5, to: '/admin/verification/model-5', ...waitingOf(queues.documentsModel5) },
  { text: texts.applications, to: '/admin/loans?status=Pending', ...waitingOf(queues.applications) },
  { text: texts.redemptions, to: '/admin/redeem?status=Pending', ...waitingOf(queues.redemptions) },
  {
    text: texts.messages,
    to: '/admin/messages',
    count: queues.messages,
    ...(queues.messages === 0 ? { note: texts.nothing } : {}),
  },
];

const HOUR_MS = 3_600_000;

export function waitingOf({ waiting, oldest }: { waiting: number; oldest: string | null }): {
  count: number;
  note: string;
} {
  if (oldest === null || waiting === 0) return { count: waiting, note: texts.nothing };
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(oldest)) / HOUR_MS));
  return { count: waiting, note: texts.oldest(staffTexts.age(hours)) };
}

const totalsOf = (stats: DashboardStats): Metric[] => [
  { text: texts.users, to: '/admin/users', count: stats.usersCount },
  { text: texts.submitted, to: '/admin/submission', count: stats.submittedInfoCount },
  { text: texts.documentsSent, to: '/admin/verification', count: stats.submittedVerificationCount },
  { text: texts.verified, to: '/admin/verification', count: stats.verifiedCount },
];

const loansIn = ({ loans }: DashboardStats): CardOfFigure[] => [
  { text: texts.running, to: '/admin/portfolio', figure: showCount(loans.running) },
  { text: texts.inArrears, to: '/admin/collections', figure: showCount(loans.inArrears) },
  {
    text: texts.par30,
    to: '/admin/portfolio?sort=late',
    figure: showRate(loans.par30),
    note: texts.par30Note,
  },
  { text: texts.outstanding, to: '/admin/portfolio?sort=owed', figure: showDollars(loans.outstanding) },
];
