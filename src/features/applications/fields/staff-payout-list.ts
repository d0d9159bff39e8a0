// What the list of payouts can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const payoutFilters = listFilters({
  /** `overdue`: more than 24 hours after it was signed for and everything was verified. */
  show: { choices: ['all', 'overdue', 'done'], usual: 'all' },
});
