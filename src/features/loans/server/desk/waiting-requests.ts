// What is asked about running loans and waits for staff: for a second person, or for a new date.
import { sql } from 'kysely';
import { oneHandWith } from '#features/casework/rules-in-sql/second-person.ts';
import type { QueueSource } from '#features/casework/server/source.ts';
import { ADJUSTMENT_IN_WORDS, loanInWords } from './adjustment-in-words.ts';

export const adjustmentQueue: QueueSource = {
  queue: 'Adjustments',
  table: 'loan_adjustments',
  waiting: (_officer, now) => ({
    rows: sql`from loan_adjustments a join loans l on l.id = a.loan_id where a.status = 'Asked'`,
    id: sql`a.id`,
    recordId: sql`a.loan_id`,
    entered: sql`a.asked_at`,
    personId: sql`l.account_id`,
    what: ADJUSTMENT_IN_WORDS,
    mayHave: (officerId) => sql`a.asked_by <> all (${oneHandWith(officerId, now)})`,
    forSecondPerson: sql`true`,
    askedBy: sql`a.asked_by`,
  }),
  decided: {
    rows: sql`from loan_adjustments a join loans l on l.id = a.loan_id where a.decided_by is not null`,
    id: sql`a.id`,
    recordId: sql`a.loan_id`,
    entered: sql`a.asked_at`,
    at: sql`a.decided_at`,
    by: sql`a.decided_by`,
    personId: sql`l.account_id`,
    verdict: sql`a.status`,
  },
};

export const newDateQueue: QueueSource = {
  queue: 'NewDates',
  table: 'due_date_requests',
  waiting: () => ({
    rows: sql`from due_date_requests d where d.status = 'Asked'`,
    id: sql`d.id`,
    recordId: sql`d.loan_id`,
    entered: sql`d.asked_at`,
    personId: sql`d.asked_by`,
    what: sql`(select ${loanInWords(sql`l.number`)} from loans l where l.id = d.loan_id)`,
  }),
  decided: {
    rows: sql`from due_date_requests d where d.status in ('Granted', 'Refused')`,
    id: sql`d.id`,
    recordId: sql`d.loan_id`,
    entered: sql`d.asked_at`,
    at: sql`d.decided_at`,
    by: sql`d.decided_by`,
    personId: sql`d.asked_by`,
    verdict: sql`d.status`,
  },
};
