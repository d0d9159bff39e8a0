// What a lender's list of applications can be narrowed and ordered by.
import { listFilters } from '#shared/list/filters.ts';

export const lenderApplicationFilters = listFilters({
  /** Of those who let the lender see who they are. */
  search: 'words',
  status: ['Waiting', 'Approved', 'Rejected', 'Withdrawn'],
  /** Whose answer is waited for: the lender's, or the borrower's to its other terms. */
  waitsFor: ['lender', 'borrower'],
  sort: [
    ...(['created', 'title', 'product', 'maximumAmount', 'maximumInterestRate', 'type'] as const),
    ...(['-created', '-title', '-product', '-maximumAmount', '-maximumInterestRate', '-type'] as const),
  ],
});
