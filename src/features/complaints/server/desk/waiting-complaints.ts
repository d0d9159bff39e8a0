// Complaints that wait for us, as a queue of the staff. Each has the day that its sender was promised, and holds its owner itself.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';
import { dayAt } from '#platform/server/rules-in-sql/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { numberOf } from '../../rules/complaint.ts';
import { isLate, isSeenBy } from '../../rules-in-sql/complaint.ts';
import { giveComplaint } from './handle-complaint.ts';

export const complaintQueue: QueueSource = {
  queue: 'Complaints',
  table: 'complaints',
  waiting: (officer) => ({
    rows: sql`from complaints c where c.due_on is not null and ${isSeenBy('c', officer)}`,
    id: sql`c.id`,
    entered: sql`c.sent_at`,
    // A complaint is due at the last moment of its day, because it is late once that day is over.
    due: {
      at: sql`((c.due_on + 1)::timestamp + interval '5 hours' - interval '1 millisecond') at time zone 'UTC'`,
      isLate: (now) => isLate('c', dayAt(now)),
      order: sql`c.due_on`,
    },
    personId: sql`c.account_id`,
    about: sql`c.name`,
    what: sql`format(${sql.lit(numberOf('%s'))}, c.number)`,
    candidates: [
      {
        officer: sql`c.owner_id`,
        entriesOf: (officer) =>
          sql`select own.id from complaints own where own.owner_id = ${officer} and own.due_on is not null`,
      },
    ],
  }),
  decided: {
    rows: sql`from complaints c where c.first_answered_at is not null`,
    id: sql`c.id`,
    entered: sql`c.sent_at`,
    at: sql`c.first_answered_at`,
    by: sql`coalesce(c.escalated_from, c.answered_by, c.owner_id)`,
    personId: sql`c.account_id`,
    verdict: sql`coalesce(c.outcome, c.state)`,
    overturned: sql`(select true from second_looks twice where twice.complaint_id = c.id and twice.finding = 'Second' limit 1) is true`,
    reopened: sql`(c.due_on is not null or c.answered_at > c.first_answered_at or c.escalated_at > c.first_answered_at) is true`,
  },
  giveTo: (work, id, to) => giveComplaint(work, id as IdOf<'complaints'>, to),
};
