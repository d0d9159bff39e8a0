// What the queue of signals can be narrowed by.
import { SIGNAL_KINDS, SIGNAL_STATES } from '#features/casework/fields/staff-signals-about.ts';
import { listFilters } from '#shared/list/filters.ts';

export const signalFilters = listFilters({
  state: { choices: SIGNAL_STATES, usual: 'Open' },
  kind: SIGNAL_KINDS,
  owner: ['mine', 'nobody'],
  /** Found longer ago than that. */
  older: ['day', 'week', 'month'],
});
