// What the lists of configured sections and of what people sent of them can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';
import { AUDIENCES } from './audience.ts';

export const schemaFilters = listFilters({
  search: 'words',
  status: ['Active', 'Inactive'],
  for: AUDIENCES,
  sort: ['position', 'title', '-title', 'points', '-points', 'created', '-created', 'version', '-version'],
});

export const panelFilters = listFilters({
  search: 'words',
  /** `waiting`: only people with documents that wait for a decision. */
  show: { choices: ['all', 'waiting'], usual: 'all' },
  /** `mine`: only people assigned to the reader. */
  whose: { choices: ['all', 'mine'], usual: 'all' },
  sort: {
    choices: ['changed', '-changed', 'submitted', '-submitted', 'waiting', '-waiting', 'due'],
    usual: '-changed',
  },
});
