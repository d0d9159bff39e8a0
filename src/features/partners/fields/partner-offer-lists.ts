// What the lists of a lender's products and loans can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';
import { ON_OFFER } from './partner-loan.ts';

/** What both lists are narrowed by. */
export const offerFilters = listFilters({ search: 'words', status: ON_OFFER });

export const productFilters = listFilters({
  ...offerFilters,
  sort: [
    ...(['created', 'name', 'shortCode', 'type', 'criteria', 'status'] as const),
    ...(['-created', '-name', '-shortCode', '-type', '-criteria', '-status'] as const),
  ],
});

export const loanFilters = listFilters({
  ...offerFilters,
  sort: [
    ...(['created', 'name', 'amount', 'rate', 'type'] as const),
    ...(['-created', '-name', '-amount', '-rate', '-type'] as const),
  ],
});
