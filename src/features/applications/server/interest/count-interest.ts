// Counts a look at a lender's loan, or the beginning of an application, on its day. The browser says it once a session and day; whose it was is kept nowhere.
import { sql } from 'kysely';
import { isPublicLoan } from '#features/partners/rules-in-sql/is-public-loan.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { interestEndpoints } from '../../contract/interest.ts';
import { INTEREST_DAYS } from '../../rules/interest.ts';

/** One statement outside of a transaction: that would keep its reply for a retry, under whose it is. Days older than what is shown leave with it. */
export async function countInterest(
  { db, now }: Work<Actor>,
  { params, body }: Received<typeof interestEndpoints, 'POST /api/loan/:id/interest'>,
): Promise<{ ok: true }> {
  const today = dayOf(now);
  const [views, starts] = body.what === 'view' ? [1, 0] : [0, 1];
  const { rows } = await sql`
    with forgotten as (
      delete from loan_interest where partner_loan_id = ${params.id} and day < ${addDays(today, -INTEREST_DAYS)}::date
    )
    insert into loan_interest as i (partner_loan_id, day, views, starts)
    select l.id, ${today}::date, ${views}, ${starts}
    from partner_loans l join products p on p.id = l.product_id join partners c on c.id = l.partner_id
    where l.id = ${params.id} and ${isPublicLoan({ loan: 'l', product: 'p', partner: 'c' })}
    on conflict (partner_loan_id, day) do update set views = i.views + excluded.views, starts = i.starts + excluded.starts
    returning 1`.execute(db);
  return rows.length === 0 ? refuse('request.not_found') : { ok: true };
}
