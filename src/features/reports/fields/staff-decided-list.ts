// What the list of what was decided can be narrowed by.
import { QUEUES } from '#features/casework/fields/staff-service-level.ts';
import { listFilters } from '#shared/list/filters.ts';

export const decidedFilters = listFilters({ queue: QUEUES, cameBack: ['reopened', 'overturned'] });
