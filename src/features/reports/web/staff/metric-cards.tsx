// The figures of the moment: what waits for staff, each with the way to its list, and what there is by now.
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { HOUR_MS } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { staffTexts } from '#texts/staff.ts';
import type { DashboardStats } from '../../contract.ts';
import { staffDashboardTexts as texts } from '../../texts/staff-reports.ts';
import { wholeList } from '../desk/views/queries.ts';
import { type CardOfFigure, Cards, GRIDS } from './cards.tsx';
import { listOf, showRate } from './charts/series.ts';
import { showCount } from './show-count.ts';

type Metric = { text: string; to: string; count: number; note?: string };

const cardsOf = (metrics: Metric[]): CardOfFigure[] =>
  metrics.map(({ count, ...card }) => ({ ...card, figure: showCount(count) }));

/** The first two of a lender's four questions: as it stands now. */
export const CardsOfNow = ({ stats }: { stats: DashboardStats }) => (
  <div className="grid gap-6">
    <Cards title={texts.waits} cards={cardsOf(waitingIn(stats))} />
    <Cards title={texts.late} cards={lateIn(stats)} />
  </div>
);

/** The other two, of the days that are shown, and what there is by now. */
export const CardsOfDays = ({ stats }: { stats: DashboardStats }) => (
  <div className="grid gap-6">
    <Cards title={texts.lent} cards={lentIn(stats)} />
    <Cards title={texts.pays} cards={paidIn(stats)} />
    <Cards title={texts.soFar} cards={cardsOf(totalsOf(stats))} />
  </div>
);

/** What holds the place while the cards load: as high as they will be. */
export const MetricSkeletons = () => (
  <div className="grid gap-6">
    {([5, 4, 4, 5, 4] as const).map((count, row) => (
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
  { text: texts.documents, to: wholeList('/admin/verification'), ...waitingOf(queues.documents) },
  {
    text: texts.documentsModel5,
    to: wholeList('/admin/verification/model-5'),
    ...waitingOf(queues.documentsModel5),
  },
  { text: texts.applications, to: '/admin/loans?status=Pending', ...waitingOf(queues.applications) },
  { text: texts.redemptions, to: '/admin/redeem?status=Pending', ...waitingOf(queues.redemptions) },
  {
    text: texts.messages,
    to: wholeList('/admin/messages'),
    count: queues.messages,
    ...(queues.messages === 0 ? { note: texts.nothing } : {}),
  },
];

export function waitingOf({ waiting, oldest }: { waiting: number; oldest: string | null }): {
  count: number;
  note: string;
} {
  if (oldest === null || waiting === 0) return { count: waiting, note: texts.nothing };
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(oldest)) / HOUR_MS));
  return { count: waiting, note: texts.oldest(staffTexts.age(hours)) };
}

const totalsOf = (stats: DashboardStats): Metric[] => [
  { text: texts.users, to: wholeList('/admin/users'), count: stats.usersCount },
  { text: texts.submitted, to: wholeList('/admin/submission'), count: stats.submittedInfoCount },
  {
    text: texts.documentsSent,
    to: wholeList('/admin/verification'),
    count: stats.submittedVerificationCount,
  },
  { text: texts.verified, to: wholeList('/admin/verification'), count: stats.verifiedCount },
];

const PORTFOLIO = '/admin/portfolio';

const lateIn = ({ loans }: DashboardStats): CardOfFigure[] => [
  { text: texts.inArrears, to: wholeList('/admin/collections'), figure: showCount(loans.inArrears) },
  { text: texts.over90, to: `${PORTFOLIO}?ageing=90%2B&sort=late`, figure: showCount(loans.over90) },
  {
    text: texts.atRisk,
    to: `${PORTFOLIO}?standing=atRisk&sort=late`,
    figure: showDollars(loans.atRisk),
    note: texts.par30Note,
  },
  {
    text: texts.par30,
    to: `${PORTFOLIO}?standing=atRisk&sort=late`,
    figure: showRate(loans.par30),
    note: texts.par30Note,
  },
];

function lentIn(stats: DashboardStats): CardOfFigure[] {
  const { loans, money, moneyBefore } = stats;
  return [
    { text: texts.running, to: `${PORTFOLIO}?standing=running`, figure: showCount(loans.running) },
    {
      text: texts.outstanding,
      to: `${PORTFOLIO}?standing=running&sort=owed`,
      figure: showDollars(loans.outstanding),
    },
    { text: texts.handedOver, ...countOf('disbursed', stats) },
    { text: texts.amountLent, ...moneyOf('disbursed', money.lent, moneyBefore.lent, stats) },
  ];
}

function paidIn(stats: DashboardStats): CardOfFigure[] {
  const { money, moneyBefore } = stats;
  return [
    { text: texts.interest, ...moneyOf('paid', money.interest, moneyBefore.interest, stats) },
    { text: texts.fees, ...moneyOf('disbursed', money.fees, moneyBefore.fees, stats) },
    { text: texts.repaid, ...countOf('repaid', stats) },
    { text: texts.defaulted, ...countOf('defaulted', stats) },
    { text: texts.writtenOff, ...moneyOf('writtenOff', money.writtenOff, moneyBefore.writtenOff, stats) },
  ];
}

/** How often it happened in these days, beside the time before. */
function countOf(happened: 'disbursed' | 'repaid' | 'defaulted', stats: DashboardStats) {
  const { from, to, days, before } = stats;
  return {
    to: listOf(`${PORTFOLIO}?happened=${happened}`, { from, to }),
    figure: showCount(days.reduce((sum, day) => sum + day[happened], 0)),
    note: texts.before(showCount(before[happened])),
  };
}

const moneyOf = (happened: string, now: number, before: number, { from, to }: DashboardStats) => ({
  to: listOf(`${PORTFOLIO}?happened=${happened}`, { from, to }),
  figure: showDollars(now),
  note: texts.before(showDollars(before)),
});
