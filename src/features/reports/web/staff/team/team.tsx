// /admin/team: what was decided by whom and how soon, and what is late now; the days stand in the address, and every figure opens its list.
import { useQuery } from '@tanstack/react-query';
import { Sampling } from '#features/verification/web/staff/second-looks/sampling.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { teamTexts as texts } from '../../../texts/staff-team.ts';
import { RangeChoice, useRange } from '../range-choice.tsx';
import { LateNow } from './late-now.tsx';
import { teamQuery } from './queries.ts';
import { ByOfficer, ByQueue, EachDay } from './team-tables.tsx';

export function Team() {
  const range = useRange();
  const query = useQuery(teamQuery(range));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <Loaded query={query} skeleton={<Skeleton className="h-160 rounded-lg" />}>
        {(figures) => (
          <div className="grid grid-cols-1 gap-8">
            <LateNow late={figures.late} />
            <RangeChoice range={range} />
            <ByQueue figures={figures} />
            <ByOfficer figures={figures} />
            <EachDay figures={figures} />
            <Sampling />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
