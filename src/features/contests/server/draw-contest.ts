// Draws a contest that has ended, once: the winners from seed and tickets, the seed published, everybody notified.

import { happened, happenedAll } from '#features/activity/server/happened.ts';
import { notifyAll } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, showDay } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { drawWinners } from '../rules/draw-winners.ts';
import { contestDrawn, contestWon } from './happenings.ts';
import type { ContestRow } from './store.ts';

/** Draws a contest; does nothing where it is not due, is drawn, or is just being drawn by another server. */
export async function drawContest(work: Work, contestId: IdOf<'contests'>): Promise<void> {
  await work.transaction(async (work) => {
    const contest = await work.db
      .selectFrom('contests')
      .selectAll()
      .where('id', '=', contestId)
      .where('opened_at', 'is not', null)
      .where('drawn_at', 'is', null)
      .where('ends_at', '<=', work.now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (contest) await drawLocked(work, contest);
  });
}

/** Draws a contest that the caller has locked, and that has ended, was opened and is not drawn yet. */
export async function drawLocked(work: Work, contest: ContestRow): Promise<void> {
  const participants = await participantsOf(work, contest.id);
  const { seed } = await work.db
    .selectFrom('contest_secrets')
    .select('seed')
    .where('contest_id', '=', contest.id)
    .executeTakeFirstOrThrow();
  const tickets = participants.map(({ ticket }) => ticket);
  const drawn = await drawWinners(seed, tickets, contest.max_winners);
  const holders = new Map(participants.map((participant) => [participant.ticket, participant]));
  const winners = drawn.flatMap((ticket) => holders.get(ticket) ?? []);
  await publish(work, contest, seed, winners);
  await notifyOfDraw(work, contest, participants, winners);
}

type Participant = { account_id: IdOf<'accounts'>; ticket: string };

const participantsOf = (work: Work, contestId: IdOf<'contests'>): Promise<Participant[]> =>
  work.db
    .selectFrom('contest_participants')
    .select(['account_id', 'ticket'])
    .where('contest_id', '=', contestId)
    .orderBy('place')
    .execute();

const claimBy = (work: Work, contest: ContestRow): Day => addDays(dayOf(work.now), contest.claim_days);

async function publish(work: Work, contest: ContestRow, seed: string, winners: Participant[]): Promise<void> {
  if (winners.length > 0)
    await work.db
      .insertInto('contest_winners')
      .values(
        winners.map(({ account_id }, index) => ({
          contest_id: contest.id,
          place: index + 1,
          account_id,
          claim_by: claimBy(work, contest),
          created_at: work.now,
        })),
      )
      .execute();
  await work.db
    .updateTable('contests')
    .set({ seed, drawn_at: work.now })
    .where('id', '=', contest.id)
    .execute();
  await work.db.deleteFrom('contest_secrets').where('contest_id', '=', contest.id).execute();
}

async function notifyOfDraw(
  work: Work,
  contest: ContestRow,
  participants: Participant[],
  winners: Participant[],
): Promise<void> {
  const after = { participants: contest.participants, winners: winners.map(({ ticket }) => ticket) };
  const event = await happened(work, contestDrawn, { subjectId: contest.id }, { after });
  await notifyWinners(work, contest, winners, event);
  notifyAll(
    work,
    participants.map(({ account_id }) => account_id),
    'contests',
  );
}

async function notifyWinners(
  work: Work,
  contest: ContestRow,
  winners: Participant[],
  event: string,
): Promise<void> {
  if (winners.length === 0) return;
  const prize = await work.db
    .selectFrom('prizes')
    .select('name')
    .where('id', '=', contest.prize_id)
    .executeTakeFirstOrThrow();
  const accounts = await work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name'])
    .where(
      'id',
      'in',
      winners.map(({ account_id }) => account_id),
    )
    .where('erased_at', 'is', null)
    .execute();
  const accountOf = new Map(accounts.map((account) => [account.id, account]));
  const notified = winners.flatMap(({ account_id: accountId, ticket }) => {
    const account = accountOf.get(accountId);
    // Their ticket stays in the draw; nobody is left to notify.
    if (!account) return [];
    const won = {
      accountId,
      email: account.email,
      firstName: account.first_name,
      contest,
      prize: prize.name,
      ticket,
      claimBy: showDay(claimBy(work, contest)),
    };
    return [{ facts: won, event }];
  });
  await happenedAll(work, contestWon, notified);
}
