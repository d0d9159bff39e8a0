// Changes of contests' terms that wait for a second person, as a queue of the staff.
import { sql } from 'kysely';
import { oneHandWith } from '#features/casework/rules-in-sql/second-person.ts';
import type { QueueSource } from '#features/casework/server/source.ts';

export const contestRequestQueue: QueueSource = {
  queue: 'Contests',
  table: 'contest_requests',
  waiting: (_officer, now) => ({
    rows: sql`from contest_requests r join contests c on c.id = r.contest_id where r.status = 'Asked'`,
    id: sql`r.id`,
    recordId: sql`r.contest_id`,
    entered: sql`r.asked_at`,
    personId: sql`null::uuid`,
    about: sql`c.name`,
    mayHave: (officerId) => sql`r.asked_by <> all (${oneHandWith(officerId, now)})`,
    forSecondPerson: sql`true`,
    askedBy: sql`r.asked_by`,
  }),
  decided: {
    rows: sql`from contest_requests r where r.decided_by is not null`,
    id: sql`r.id`,
    recordId: sql`r.contest_id`,
    entered: sql`r.asked_at`,
    at: sql`r.decided_at`,
    by: sql`r.decided_by`,
    personId: sql`null::uuid`,
    verdict: sql`r.status`,
  },
};
