// What the desk's list of contests can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';

export const contestFilters = listFilters({
  search: 'words',
  phase: ['scheduled', 'upcoming', 'open', 'closed', 'drawn'],
  sort: ['title', '-title', 'start', '-start', 'end', '-end'],
});
