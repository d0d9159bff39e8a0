// Decisions that somebody asked a person to look at again, as a queue of the staff.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';

export const reviewQueue: QueueSource = {
  queue: 'Reviews',
  table: 'decision_reviews',
  waiting: () => ({
    rows: sql`from decision_reviews r where r.answered_at is null`,
    id: sql`r.id`,
    entered: sql`r.asked_at`,
    personId: sql`r.account_id`,
  }),
  decided: {
    rows: sql`from decision_reviews r where r.answered_at is not null`,
    id: sql`r.id`,
    entered: sql`r.asked_at`,
    at: sql`r.answered_at`,
    by: sql`r.answered_by`,
    personId: sql`r.account_id`,
    verdict: sql`'Answered'`,
  },
};
