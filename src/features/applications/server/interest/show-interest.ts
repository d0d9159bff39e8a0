// How borrowers took to a lender's own loan: looks and beginnings as they were counted, applications as they were made, since the same day.
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, type Day, dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { Interest, interestEndpoints } from '../../contract/interest.ts';
import { INTEREST_DAYS } from '../../rules/interest.ts';

/** A loan that nobody looked at yet is counted since the day on which it was made. */
export async function showInterest(
  work: Work<Actor>,
  { params }: Received<typeof interestEndpoints, 'GET /api/loan/:id/interest'>,
): Promise<Interest> {
  const { rows } = await sql<
    Columns<'loan_interest', 'views' | 'starts'> & { since: Day; applications: number }
  >`
    select s.since, coalesce(i.views, 0)::int as views, coalesce(i.starts, 0)::int as starts,
      (select count(*)::int from applications a where a.partner_loan_id = l.id and (a.created_at at time zone 'America/Jamaica')::date >= s.since) as applications
    from partner_loans l join partners c on c.id = l.partner_id
    left join lateral (select min(day) as first, sum(views) as views, sum(starts) as starts from loan_interest
      where partner_loan_id = l.id and day >= ${addDays(dayOf(work.now), -INTEREST_DAYS)}::date) i on true
    cross join lateral (select coalesce(i.first, greatest((l.created_at at time zone 'America/Jamaica')::date,
      ${addDays(dayOf(work.now), -INTEREST_DAYS)}::date)) as since) s
    where l.id = ${params.id} and c.account_id = ${work.actor.id}`.execute(work.db);
  return rows[0] ?? refuse('request.not_found');
}
