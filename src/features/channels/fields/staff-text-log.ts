// What the log of text messages can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';

export const textLogFilters = listFilters({
  state: ['Queued', 'Sent', 'Delivered', 'Failed', 'Refused', 'Dropped'],
});
