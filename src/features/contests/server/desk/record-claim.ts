// Staff put on record what became of a winner's prize: handed over, or not claimed in time; once, and the winner is notified.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { ClaimStatus, contestEndpoints } from '../../contract.ts';
import { isClaimOver } from '../../rules/claim.ts';
import { claimMail, winnersTexts } from '../../texts/staff-contests.ts';
import { staffContestRefusals } from '../../texts/staff-refusals.ts';
import { prizeHandedOver, prizeUnclaimed } from '../happenings.ts';

export const recordClaim = (
  work: Work<Actor>,
  { params, body: { place, status } }: Received<typeof contestEndpoints, 'POST /api/contests/claim/:id'>,
) =>
  work.transaction(async (work) => {
    const winner = await lockWinner(work, params.id, place);
    if (!winner) return refuse('request.not_found');
    if (winner.recorded !== null) refuse(staffContestRefusals['contest.claim_recorded']);
    if (status === 'Unclaimed' && !isClaimOver(winner.claim_by, dayOf(work.now)))
      refuse(staffContestRefusals['contest.claim_open']);
    await work.db
      .insertInto('contest_claims')
      .values({
        contest_id: params.id,
        place,
        status,
        recorded_by: work.actor.id,
        created_at: work.now,
      })
      .execute();
    const facts = {
      subjectId: params.id,
      accountId: winner.account_id,
      mails: mailsTo(winner, status),
    };
    const after = { place, status, claimBy: winner.claim_by };
    await happened(work, status === 'Claimed' ? prizeHandedOver : prizeUnclaimed, facts, { after });
    return { message: winnersTexts.recordedToast[status], status };
  });

type LockedWinner = NonNullable<Awaited<ReturnType<typeof lockWinner>>>;

/**
 * Locks the contest, since winners are never changed, and reads a winner after that: of two who record at once, the second sees what
 * the first wrote.
 */
async function lockWinner(work: Work, contestId: IdOf<'contests'>, place: number) {
  const winner = await work.db
    .selectFrom('contest_winners as w')
    .innerJoin('contests as c', 'c.id', 'w.contest_id')
    .innerJoin('prizes as p', 'p.id', 'c.prize_id')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .select(['w.account_id', 'w.claim_by', 'c.name as contest', 'p.name as prize'])
    .select(['a.email', 'a.first_name', 'a.erased_at'])
    .where('w.contest_id', '=', contestId)
    .where('w.place', '=', place)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!winner) return null;
  const claim = await work.db
    .selectFrom('contest_claims')
    .select('status')
    .where('contest_id', '=', contestId)
    .where('place', '=', place)
    .executeTakeFirst();
  return { ...winner, recorded: claim?.status ?? null };
}

/** The mail to a winner; none to somebody who has deleted their account. */
function mailsTo(winner: LockedWinner, status: ClaimStatus): Mail[] {
  if (winner.erased_at !== null) return [];
  const { subject, paragraphs } = claimMail[status](winner.first_name, winner.contest, winner.prize);
  return [{ to: winner.email, accountId: winner.account_id, subject, paragraphs: [...paragraphs] }];
}
