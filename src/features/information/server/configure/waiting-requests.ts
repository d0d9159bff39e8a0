// Edits of sections that wait for a second person, as a queue of the staff.
import { requestQueue } from '#features/casework/server/request-queue.ts';

export const formRequestQueue = requestQueue({
  queue: 'Forms',
  table: 'form_requests',
  record: { table: 'information_schemas', id: 'section_id' },
});
