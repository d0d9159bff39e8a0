// The background work: the jobs that are not finished, and below them every kind there is; kind, state and page live in the address.
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ChoiceFilter } from '#platform/web/ui/list/desk/choice-filter.tsx';
import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilters } from '#platform/web/ui/list/filter.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Page } from '#platform/web/ui/page.tsx';
import { RowSkeletons } from '#platform/web/ui/skeleton.tsx';
import { jobFilters } from '../../fields/staff-job-list.ts';
import { jobTexts as texts, workNames } from '../../texts/staff-jobs.ts';
import { Holidays } from './holidays.tsx';
import { JobTable } from './job-table.tsx';
import { jobsQuery, queuesQuery } from './queries.ts';
import { QueueTable } from './queue-table.tsx';

const WORK = Object.fromEntries(Object.entries(workNames).map(([queue, { name }]) => [queue, name]));

export function BackgroundWork({ whatMoves }: ComponentProps<typeof Holidays>) {
  const queues = useQuery(queuesQuery);
  const filters = useFilters(jobFilters);
  const asked = { ...usePageAsked(), ...filters };
  const jobs = useQuery(jobsQuery(asked));
  return (
    <Page title={texts.title} lead={texts.lead}>
      <section aria-labelledby="open-jobs" className="grid grid-cols-1 gap-4">
        <h2 id="open-jobs" className="font-bold text-xl">
          {texts.jobs}
        </h2>
        <div className="flex flex-wrap gap-3">
          <ChoiceFilter
            param="queue"
            choices={jobFilters.queue}
            named={WORK}
            any={texts.anyWork}
            label={<span className="sr-only">{texts.work}</span>}
            className="w-56"
          />
          <ChoiceFilter
            param="state"
            choices={jobFilters.state}
            named={texts.states}
            any={texts.anyState}
            label={<span className="sr-only">{texts.state}</span>}
            className="w-44"
          />
        </div>
        <JobTable
          query={jobs}
          asked={asked}
          empty={filters.queue || filters.state ? texts.noMatch : texts.none}
        />
      </section>
      <section aria-labelledby="kinds-of-work" className="grid grid-cols-1 gap-4">
        <h2 id="kinds-of-work" className="font-bold text-xl">
          {texts.queues}
        </h2>
        <Loaded query={queues} skeleton={<RowSkeletons />}>
          {(found) => <QueueTable queues={found.queues} />}
        </Loaded>
      </section>
      <Holidays whatMoves={whatMoves} />
    </Page>
  );
}
