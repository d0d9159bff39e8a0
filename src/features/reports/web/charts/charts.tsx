// The four charts of the dashboard, each the way to its list, each as a table too.
import { EmptyState } from '#platform/web/ui/list/empty-state.tsx';
import { chartTexts as texts } from '#texts/staff-reports.ts';
import type { DashboardStats } from '../../contract.ts';
import { addUpWeek, inSteps } from '../../rules/day-series.ts';
import { showCount } from '../show-count.ts';
import { ChartCard } from './chart-card.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { SeriesCard } from './series-card.tsx';

export function Charts({ stats }: { stats: DashboardStats }) {
  const { step, points } = inSteps(stats.days, addUpWeek);
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <SeriesCard
        title={texts.users}
        to="/admin/users"
        link={texts.toList.users}
        isStock
        series={['users']}
        step={step}
        points={points}
      />
      <SeriesCard
        title={texts.information}
        to="/admin/submission"
        link={texts.toList.information}
        series={['submitted', 'verified']}
        step={step}
        points={points}
      />
      <SeriesCard
        title={texts.loans}
        to="/admin/loans"
        link={texts.toList.loans}
        series={['applied', 'approved']}
        step={step}
        points={points}
      />
      <DefaultsCard approved={stats.approvedLoansCount} />
    </div>
  );
}

type Kept = { text: string; count: number };

const KEPT_COLUMNS: readonly Column<Kept>[] = [
  { key: 'figure', heading: texts.figure, cell: ({ text }) => text },
  { key: 'count', heading: texts.count, cell: ({ count }) => showCount(count), numeric: true },
];

/** Says what there is: without running loans nothing can be in default. */
const DefaultsCard = ({ approved }: { approved: number }) => (
  <ChartCard
    title={texts.defaults}
    to="/admin/loans?status=Approved"
    link={texts.toList.defaults}
    legend={[]}
    table={
      <FigureTable
        caption={texts.defaults}
        columns={KEPT_COLUMNS}
        rows={[{ text: texts.approvedLoans, count: approved }]}
        rowKey={({ text }) => text}
      />
    }
  >
    <div className="grid grow content-center">
      <EmptyState text={texts.noLoans(showCount(approved))} />
    </div>
  </ChartCard>
);
