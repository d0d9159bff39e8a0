// What the queue of complaints can be narrowed by.
import { listFilters } from '#shared/list/filters.ts';
import { COMPLAINT_STATES } from './complaint.ts';

export const complaintFilters = listFilters({
  state: COMPLAINT_STATES,
  owner: ['mine', 'nobody'],
  late: ['yes'],
});
