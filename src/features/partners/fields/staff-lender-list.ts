// What the list of lenders can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';
import { LENDER_STATUSES, LICENCE_STATES } from './staff-lender.ts';

export const lenderFilters = listFilters({
  search: 'words',
  /** `None`: without a company. */
  status: [...LENDER_STATUSES, 'None'],
  licence: LICENCE_STATES,
  sort: ['-created', 'created', 'name', '-name'],
});
