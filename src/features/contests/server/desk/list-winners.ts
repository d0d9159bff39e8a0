// The record of a contest's winners for staff: who, until when to claim, and what became of the prize.

import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints, DeskWinner } from '../../contract.ts';
import { isClaimOver } from '../../rules/claim.ts';

type ListRow = Columns<'contest_winners', 'place' | 'claim_by'> &
  Columns<'contest_participants', 'ticket'> &
  Columns<'accounts', 'email'> & {
    total: number;
    /** Null in the one row of a page without winners. */
    account_id: Column<'contest_winners', 'account_id'> | null;
    full_name: string;
    status: Column<'contest_claims', 'status'> | null;
    recorded_at: Date;
    recorder_name: string;
  };

/** One page of a contest's winners in the order of their places, with the total, in one round trip. */
export async function listWinners(
  work: Work,
  { params, query }: Received<typeof contestEndpoints, 'GET /api/contests/winners/:id'>,
) {
  const { rows } = await sql<ListRow>`
    select t.total, w.account_id, w.place, p.ticket, w.claim_by, a.first_name || ' ' || a.last_name as full_name, a.email,
      l.status, l.created_at as recorded_at, s.first_name || ' ' || s.last_name as recorder_name
    from (select (select count(*)::int from contest_winners w where w.contest_id = c.id) as total from contests c where c.id = ${params.id}) t
    left join (
      select w.* from contest_winners w where w.contest_id = ${params.id} order by w.place ${pageClause(query.page)}
    ) w on true
    left join contest_participants p on p.contest_id = w.contest_id and p.account_id = w.account_id
    left join accounts a on a.id = w.account_id
    left join contest_claims l on l.contest_id = w.contest_id and l.place = w.place
    left join accounts s on s.id = l.recorded_by order by w.place`.execute(work.db);
  const [first] = rows;
  if (!first) return refuse('request.not_found');
  const today = dayOf(work.now);
  const shown = rows.flatMap((row): DeskWinner[] =>
    row.account_id === null
      ? []
      : [
          {
            place: row.place,
            ticket: row.ticket,
            user: { _id: row.account_id, fullName: row.full_name, email: row.email },
            claimBy: row.claim_by,
            isOver: isClaimOver(row.claim_by, today),
            claim: row.status && {
              status: row.status,
              by: row.recorder_name,
              created: row.recorded_at.toISOString(),
            },
          },
        ],
  );
  return pageAnswer(shown, first.total, query.page);
}
