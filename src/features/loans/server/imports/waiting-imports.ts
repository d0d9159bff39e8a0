// Files of payments as a queue of the staff: what is to be recorded or discarded, and what was left out of a file that is recorded.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';

export const paymentQueue: QueueSource = {
  queue: 'Payments',
  table: 'repayment_imports',
  waiting: () => ({
    // The money waits since it was told of, however soon the rest of its file was recorded.
    rows: sql`from repayment_imports i where (i.state = 'Preview' or (i.state = 'Done' and i.settled_at is null))`,
    id: sql`i.id`,
    entered: sql`i.uploaded_at`,
    personId: sql`null::uuid`,
    about: sql`i.file_name`,
  }),
  decided: {
    rows: sql`from repayment_imports i where i.settled_at is not null`,
    id: sql`i.id`,
    entered: sql`i.uploaded_at`,
    at: sql`i.settled_at`,
    by: sql`i.settled_by`,
    personId: sql`null::uuid`,
    verdict: sql`'Settled'`,
  },
};
