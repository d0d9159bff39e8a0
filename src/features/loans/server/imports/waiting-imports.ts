// Files of payments as a queue of the staff: what is to be recorded or discarded, and what was left out of a file that is recorded.
import { sql } from 'kysely';
import { oneHandWith } from '#features/casework/rules-in-sql/second-person.ts';
import type { QueueSource } from '#features/casework/server/source.ts';
import { IN_THE_BOOKS } from '../../rules/imports/left-out.ts';
import { holdsWhatTwoGuard } from './needs-second.ts';

/** In SQL, whether a recorded file left rows out. A node of an older version settles no file, not even one that left nothing out. */
const leavesOut = sql`exists (select from repayment_import_totals t where t.import_id = i.id and t.rows > 0
  and t.verdict not in (${sql.join(IN_THE_BOOKS)}))`;

export const paymentQueue: QueueSource = {
  queue: 'Payments',
  table: 'repayment_imports',
  waiting: (_officer, now, config) => ({
    // The money has waited since it was received, however soon the rest of its file was recorded.
    rows: sql`from repayment_imports i where (i.state = 'Preview' or (i.state = 'Done' and i.settled_at is null and ${leavesOut}))`,
    id: sql`i.id`,
    entered: sql`i.uploaded_at`,
    personId: sql`null::uuid`,
    about: sql`i.file_name`,
    mayHave: (officerId) =>
      sql`(i.state <> 'Preview' or i.uploaded_by <> all (${oneHandWith(officerId, now)}) or not ${holdsWhatTwoGuard(sql`i.id`, now, config)})`,
    forSecondPerson: sql`(i.state = 'Preview' and ${holdsWhatTwoGuard(sql`i.id`, now, config)})`,
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
