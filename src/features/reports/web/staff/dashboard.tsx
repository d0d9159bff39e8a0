// /admin/dashboard: what waits, what there is, and how it went over a range of days that the address holds.
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { staffDashboardTexts as texts } from '../../texts/staff-reports.ts';
import { Charts } from './charts/charts.tsx';
import { CardsOfDays, CardsOfNow, MetricSkeletons } from './metric-cards.tsx';
import { dashboardQuery } from './queries.ts';
import { RangeChoice, useRange } from './range-choice.tsx';

export function Dashboard() {
  const range = useRange();
  const query = useQuery(dashboardQuery(range));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={query} skeleton={<MetricSkeletons />}>
        {(stats) => (
          <div className="grid grid-cols-1 gap-8">
            <CardsOfNow stats={stats} />
            <RangeChoice range={range} />
            <CardsOfDays stats={stats} />
            <section aria-label={texts.trends} className="grid grid-cols-1 gap-4">
              <h2 className="font-bold text-lg">{texts.trends}</h2>
              <Charts stats={stats} />
            </section>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
