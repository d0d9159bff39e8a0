// One contest for staff: all that the form edits, who added it, and what its draw was made from.

import { leftInStock } from '#features/prizes/rules/reserved.ts';
import { pictureAddress } from '#features/prizes/server/picture-address.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { answerOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints, DeskContest } from '../../contract.ts';
import { contestFields } from '../../fields/staff-contest.ts';
import { phaseOf } from '../../rules/phase.ts';
import { timesOf } from '../store.ts';
import { requestsOf } from '../terms/term-requests.ts';

export async function showDeskContest(
  work: Work,
  { params }: Received<typeof contestEndpoints, 'GET /api/contests/desk/:id'>,
): Promise<DeskContest> {
  const row = await work.db
    .selectFrom('contests as c')
    .innerJoin('prizes as p', 'p.id', 'c.prize_id')
    .leftJoin('accounts as a', 'a.id', 'c.added_by')
    .selectAll('c')
    .select(['p.name as prize_name', 'p.image_file_id as prize_image', 'p.value_cents as prize_cents'])
    .select(['p.stock', 'p.reserved'])
    .select(['a.first_name', 'a.last_name'])
    .where('c.id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return {
    _id: row.id,
    ...answerOf(contestFields, row),
    approvalNumber: row.approval_number ?? '',
    rules: row.rules ?? '',
    phase: phaseOf(row.status, timesOf(row), work.now),
    startDate: row.starts_at.toISOString(),
    endDate: row.ends_at.toISOString(),
    created: row.created_at.toISOString(),
    addedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name}`,
    version: row.version,
    participants: row.participants,
    prize: {
      _id: row.prize_id,
      name: row.prize_name,
      imageUrl: pictureAddress(row.prize_image),
      value: centsToDollars(cents(row.prize_cents)),
      left: leftInStock(row),
    },
    opened: row.opened_at?.toISOString() ?? null,
    requests: await requestsOf(work, row.id),
    commitment: row.commitment,
    draw:
      row.drawn_at && row.seed
        ? {
            drawnAt: row.drawn_at.toISOString(),
            seed: row.seed,
            winners: await winningTickets(work, row.id),
          }
        : null,
  };
}

const winningTickets = (work: Work, contestId: IdOf<'contests'>): Promise<{ ticket: string }[]> =>
  work.db
    .selectFrom('contest_winners as w')
    .innerJoin('contest_participants as p', (join) =>
      join.onRef('p.contest_id', '=', 'w.contest_id').onRef('p.account_id', '=', 'w.account_id'),
    )
    .select('p.ticket')
    .where('w.contest_id', '=', contestId)
    .orderBy('w.place')
    .execute();
