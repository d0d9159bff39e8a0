// Draws a contest that has ended, once: the winners from seed and tickets, the seed published, everybody told.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { announce, announceToAll } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import { addDays, type Day, dayOf, showDay } from '#shared/calendar.ts';
import { drawWinners } from '../rules/draw-winners.ts';
import { contestMail } from '../texts/contests.ts';
import type { ContestRow } from './store.ts';

/** Does nothing where the contest is not due, is drawn, or is just being drawn by another server. */
export async function drawContest(work: Work, contestId: string): Promise<void> {
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

/** The contest has ended, was opened, is not drawn, and is locked by the caller. */
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
  await tell(work, contest, winners);
}

type Participant = { account_id: string; ticket: string };

const participantsOf = (work: Work, contestId: string): Promise<Participant[]> =>
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
  await audit(work, {
    action: 'contest.draw',
    subjectKind: 'contest',
    subjectId: contest.id,
    after: { participants: contest.participants, winners: winners.map(({ ticket }) => ticket) },
  });
}

async function tell(work: Work, contest: ContestRow, winners: Participant[]): Promise<void> {
  await tellWinners(work, contest, winners);
  const participants = await work.db
    .selectFrom('contest_participants')
    .select('account_id')
    .where('contest_id', '=', contest.id)
    .execute();
  announceToAll(
    work,
    participants.map(({ account_id }) => account_id),
    'contests',
  );
  announce(work, 'staff', 'contests');
}

async function tellWinners(work: Work, contest: ContestRow, winners: Participant[]): Promise<void> {
  if (winners.length === 0) return;
  const prize = await work.db
    .selectFrom('prizes')
    .select('name')
    .where('id', '=', contest.prize_id)
    .executeTakeFirstOrThrow();
  const accounts = await work.db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      winners.map(({ account_id }) => account_id),
    )
    .where('erased_at', 'is', null)
    .execute();
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const url = linkTo(work.services.config, `/contests/${contest.id}`);
  for (const { account_id, ticket } of winners) {
    const email = emails.get(account_id);
    // Their ticket stays in the draw; nobody is left to be told.
    if (email === undefined) continue;
    await recordActivity(work, account_id, {
      action: 'contestWon',
      contestInformation: { name: contest.name, created: contest.created_at.toISOString() },
    });
    const { link, ...letter } = contestMail.won(
      contest.name,
      prize.name,
      ticket,
      showDay(claimBy(work, contest)),
    );
    await sendMail(work, {
      to: email,
      accountId: account_id,
      ...letter,
      link: { label: link, url },
    });
  }
}
