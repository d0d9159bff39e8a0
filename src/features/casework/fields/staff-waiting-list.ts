// What the list of everything that waits can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';
import { HOLD_UPS, QUEUES } from './staff-service-level.ts';

export const waitingFilters = listFilters({
  queue: QUEUES,
  /** The reader's work, nobody's, or what the reader asked for and somebody else decides. */
  owner: ['mine', 'nobody', 'asked'],
  late: ['yes'],
  holdUp: HOLD_UPS,
});
