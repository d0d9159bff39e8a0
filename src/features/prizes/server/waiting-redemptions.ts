// Prizes that were redeemed and wait to be handed over, as a queue of the staff.
import { sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';

export const redemptionQueue: QueueSource = {
  queue: 'Redemptions',
  table: 'redemptions',
  waiting: () => ({
    rows: sql`from redemptions r where r.status = 'Pending'`,
    id: sql`r.id`,
    entered: sql`r.created_at`,
    personId: sql`r.account_id`,
    what: sql`r.prize_name`,
  }),
  keptCount: sql`coalesce(sum(redemptions), 0)::int from redemption_totals where status = 'Pending'`,
  decided: {
    rows: sql`from redemptions r where r.settled_at is not null and r.settled_by is not null`,
    id: sql`r.id`,
    entered: sql`r.created_at`,
    at: sql`r.settled_at`,
    by: sql`r.settled_by`,
    personId: sql`r.account_id`,
    verdict: sql`r.status`,
  },
};
