// The four charts of the dashboard, each the way to its list, each as a table too.

import type { DashboardStats } from '../../../contract.ts';
import { addUpWeek, inSteps } from '../../../rules/day-series.ts';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
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
      <SeriesCard
        title={texts.defaults}
        to="/admin/portfolio?sort=late"
        link={texts.toList.defaults}
        series={['defaultRate', 'par30']}
        alsoInTable={['disbursed', 'repaid', 'defaulted']}
        none={texts.noLoans}
        step={step}
        points={points}
      />
    </div>
  );
}
