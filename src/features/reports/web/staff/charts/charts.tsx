// The four charts of the dashboard, each the way to its list, each as a table too.

import type { DashboardStats } from '../../../contract.ts';
import { addUpDays, inSteps } from '../../../rules/day-series.ts';
import { chartTexts as texts } from '../../../texts/staff-reports.ts';
import { wholeList } from '../../desk/views/queries.ts';
import { SeriesCard } from './series-card.tsx';

export function Charts({ stats }: { stats: DashboardStats }) {
  const shown = { ...inSteps(stats.days, addUpDays), last: stats.to, before: stats.before };
  return (
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <SeriesCard
        title={texts.users}
        to={wholeList('/admin/users')}
        link={texts.toList.users}
        isStock
        series={['users']}
        lists={{ users: '/admin/users' }}
        {...shown}
      />
      <SeriesCard
        title={texts.information}
        to={wholeList('/admin/submission')}
        link={texts.toList.information}
        series={['submitted', 'verified']}
        lists={{
          submitted: '/admin/submission?happened=submitted',
          verified: '/admin/submission?happened=verified',
        }}
        {...shown}
      />
      <SeriesCard
        title={texts.loans}
        to={wholeList('/admin/loans')}
        link={texts.toList.loans}
        series={['applied', 'approved']}
        lists={{ applied: '/admin/loans?happened=applied', approved: '/admin/loans?happened=approved' }}
        {...shown}
      />
      <SeriesCard
        title={texts.defaults}
        to="/admin/portfolio?sort=late"
        link={texts.toList.defaults}
        series={['defaultRate', 'par30']}
        lists={{
          defaultRate: loansThat('defaulted'),
          disbursed: loansThat('disbursed'),
          repaid: loansThat('repaid'),
          defaulted: loansThat('defaulted'),
        }}
        alsoInTable={['disbursed', 'repaid', 'defaulted']}
        none={texts.noLoans}
        {...shown}
      />
    </div>
  );
}

/** What stood on a past day is kept as a sum: PAR30 alone leads nowhere. */
const loansThat = (happened: string) => `/admin/portfolio?happened=${happened}`;
