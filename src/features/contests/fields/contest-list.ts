// What the list of published contests can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const publishedFilters = listFilters({
  search: 'words',
  when: { choices: ['running', 'ended'], usual: 'running' },
});
