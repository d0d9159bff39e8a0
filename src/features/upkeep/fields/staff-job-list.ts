// What the list of unfinished jobs can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';
import { workNames } from '../texts/staff-jobs.ts';

export const jobFilters = listFilters({
  queue: Object.keys(workNames) as [string, ...string[]],
  state: ['Waiting', 'Running', 'Retrying', 'Failed'],
});
