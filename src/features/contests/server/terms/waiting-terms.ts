// Changes of contests' terms that wait for a second person, as a queue of the staff.
import { requestQueue } from '#features/casework/server/request-queue.ts';

export const contestRequestQueue = requestQueue({
  queue: 'Contests',
  table: 'contest_requests',
  record: { table: 'contests', id: 'contest_id' },
});
