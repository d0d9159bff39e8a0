// What the desk's list of applications can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';

export const applicationFilters = listFilters({
  search: 'words',
  status: ['Pending', 'Waiting', 'Approved', 'Rejected', 'Withdrawn'],
  sort: { choices: ['newest', 'oldest', 'largest', 'smallest', 'due'], usual: 'newest' },
});
