// Joins an open contest: a ticket, the seeds for joining, the activity; once for each person, however often it is asked.

import { happened } from '#features/activity/server/happened.ts';
import { seedsEarned } from '#features/seeds/server/happenings.ts';
import { grantSeeds } from '#features/seeds/server/ledger.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints } from '../contract.ts';
import { mayJoin, stateOf } from '../rules/contest-state.ts';
import { TICKET_CHANCE_BYTES, ticketFrom } from '../rules/ticket.ts';
import { contestSeedsReason, contestTexts } from '../texts/contests.ts';
import { contestRefusals } from '../texts/refusals.ts';
import { contestJoined } from './happenings.ts';
import { openContest } from './open-contest.ts';
import { type ContestRow, joinCause, timesOf } from './store.ts';

type Joined = { message: string; ticket: string };

export const joinContest = (
  work: Work<Actor>,
  { params }: Received<typeof contestEndpoints, 'POST /api/contests/join/:id'>,
): Promise<Joined> => work.transaction((work) => joinWithin(work, params.id));

/** Joins in a transaction that the caller has opened. */
export async function joinWithin(work: Work<Actor>, id: IdOf<'contests'>): Promise<Joined> {
  const contest = await work.db
    .selectFrom('contests')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'Active')
    .forUpdate()
    .executeTakeFirst();
  if (!contest) return refuse('request.not_found');
  const own = await work.db
    .selectFrom('contest_participants')
    .select('ticket')
    .where('contest_id', '=', contest.id)
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  if (own) return { message: contestTexts.joined, ticket: own.ticket };
  const verdict = mayJoin({ state: stateOf(timesOf(contest), work.now), isJoined: false });
  if (verdict === 'upcoming') return refuse(contestRefusals['contest.not_open']);
  if (verdict !== 'yes') return refuse(contestRefusals['contest.closed']);
  // The contest's first minute may have begun before the job that opens contests has run.
  if (!contest.opened_at) await openContest(work, contest);
  const ticket = await handTicket(work, contest);
  await notifyOfTicket(work, contest, ticket);
  return { message: contestTexts.joined, ticket };
}

async function handTicket(work: Work<Actor>, contest: ContestRow): Promise<string> {
  const ticket = ticketFrom(crypto.getRandomValues(new Uint8Array(TICKET_CHANCE_BYTES)));
  await work.db
    .insertInto('contest_participants')
    .values({
      contest_id: contest.id,
      account_id: work.actor.id,
      place: contest.participants + 1,
      ticket,
      joined_at: work.now,
    })
    .execute();
  return ticket;
}

async function notifyOfTicket(work: Work<Actor>, contest: ContestRow, ticket: string): Promise<void> {
  const accountId = work.actor.id;
  const { id, name, points } = contest;
  const event = await happened(
    work,
    contestJoined,
    { subjectId: id, accountId, contest },
    { after: { ticket, points } },
  );
  const reason = contestSeedsReason(name);
  const cause = joinCause(accountId, id);
  if (points > 0 && (await grantSeeds(work, accountId, { cause, seeds: points, reason })))
    await happened(work, seedsEarned, { accountId, seeds: points, reason }, { event });
}
