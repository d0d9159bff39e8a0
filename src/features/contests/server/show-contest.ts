// One contest for whoever looks at it, and all tickets of a drawn one; of other people never more than a published name.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { answerOf, columnNames } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { ContestDetail, ContestDraw, contestEndpoints } from '../contract.ts';
import { openContestFields } from '../fields/staff-contest.ts';
import { publishedName } from '../rules/published-name.ts';
import { contestRefusals } from '../texts/refusals.ts';
import { contestsSeenBy, onWire, SHOWN } from './store.ts';
import { changesOf } from './terms/term-requests.ts';

/** How many tickets a wheel can show beside the winner. */
const SOME_TICKETS = 12;

export async function showContest(
  work: Work<Actor>,
  { params }: Received<typeof contestEndpoints, 'GET /api/contests/:id'>,
): Promise<ContestDetail> {
  const row = await contestsSeenBy(work)
    .select([
      ...SHOWN,
      ...columnNames(openContestFields).map((name) => `c.${name}` as const),
      'c.commitment',
      'c.seed',
    ])
    .where('c.id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return {
    ...onWire(row, work.now),
    ...answerOf(openContestFields, row),
    rules: row.rules ?? '',
    approvalNumber: row.approval_number ?? '',
    commitment: row.commitment,
    changes: await changesOf(work, row.id),
    ticket: row.ticket,
    draw: row.drawn_at && row.seed ? await drawOf(work, row.id, row.drawn_at, row.seed) : null,
  };
}

async function drawOf(
  work: Work<Actor>,
  contestId: IdOf<'contests'>,
  drawnAt: Date,
  seed: string,
): Promise<ContestDraw> {
  const [winners, some] = await Promise.all([
    work.db
      .selectFrom('contest_winners as w')
      .innerJoin('contest_participants as t', (join) =>
        join.onRef('t.contest_id', '=', 'w.contest_id').onRef('t.account_id', '=', 'w.account_id'),
      )
      .innerJoin('accounts as a', 'a.id', 'w.account_id')
      .leftJoin('contest_claims as k', (join) =>
        join.onRef('k.contest_id', '=', 'w.contest_id').onRef('k.place', '=', 'w.place'),
      )
      .select(['w.place', 't.ticket', 'a.id', 'a.first_name', 'a.last_name', 'w.claim_by', 'k.status'])
      .where('w.contest_id', '=', contestId)
      .orderBy('w.place')
      .execute(),
    ticketsOf(work, contestId).limit(SOME_TICKETS).execute(),
  ]);
  return {
    drawnAt: drawnAt.toISOString(),
    seed,
    winners: winners.map((winner) => {
      const isYou = winner.id === work.actor.id;
      return {
        place: winner.place,
        ticket: winner.ticket,
        name: publishedName(winner.first_name, winner.last_name),
        isYou,
        claimBy: isYou ? winner.claim_by : null,
        claim: isYou ? winner.status : null,
      };
    }),
    someTickets: some.map(({ ticket }) => ticket),
  };
}

export async function showTickets(
  work: Work<Actor>,
  { params }: Received<typeof contestEndpoints, 'GET /api/contests/tickets/:id'>,
): Promise<{ tickets: string[] }> {
  const contest = await contestsSeenBy(work)
    .select('c.drawn_at')
    .where('c.id', '=', params.id)
    .executeTakeFirst();
  if (!contest) return refuse('request.not_found');
  if (!contest.drawn_at) return refuse(contestRefusals['contest.not_drawn']);
  const tickets = await ticketsOf(work, params.id).execute();
  return { tickets: tickets.map(({ ticket }) => ticket) };
}

const ticketsOf = (work: Work<Actor>, contestId: IdOf<'contests'>) =>
  work.db
    .selectFrom('contest_participants')
    .select('ticket')
    .where('contest_id', '=', contestId)
    .orderBy('place');
