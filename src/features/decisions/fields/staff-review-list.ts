// What the list of reviews can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const reviewFilters = listFilters({
  state: { choices: ['Waiting', 'Answered'], usual: 'Waiting' },
});
