// Who is reviewing which documents: one standing claim each, past by itself, kept in the database for every server alike.

import { personOf } from '#features/information/server/store.ts';
import type { ReviewClaim, verificationEndpoints } from '#features/verification/contract.ts';
import { CLAIM_MS, isHeldByOther } from '#features/verification/rules/review-claim.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { staffVerificationRefusals } from '../../texts/staff-refusals.ts';
import { claimTexts } from '../../texts/staff-workbench.ts';

/** The live topic, and so the browser's query key, of claims. */
const TOPIC = 'review-claims';

/** The most claims that are shown: more than there are officers, each with the open documents and the next ones. */
const MOST_SHOWN = 500;

const claims = (work: Work) =>
  work.db
    .selectFrom('review_claims as c')
    .innerJoin('accounts as a', 'a.id', 'c.claimed_by')
    .select(['c.verification_id', 'c.expires_at', 'a.id', 'a.first_name', 'a.last_name', 'a.email']);

type Row = Awaited<ReturnType<ReturnType<typeof claims>['execute']>>[number];

const onWire = (row: Row): ReviewClaim => ({
  verificationId: row.verification_id,
  by: personOf(row),
  until: row.expires_at.toISOString(),
});

export async function listClaims(work: Work<Actor>): Promise<ReviewClaim[]> {
  const rows = await claims(work)
    .where('c.expires_at', '>', work.now)
    .orderBy('c.expires_at')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(onWire);
}

/** The standing claim on documents. The caller's transaction holds their lock, so that the answer stays true until its end. */
export async function holderOf(
  work: Work<Actor>,
  verificationId: IdOf<'verifications'>,
): Promise<ReviewClaim | undefined> {
  const row = await claims(work)
    .where('c.verification_id', '=', verificationId)
    .where('c.expires_at', '>', work.now)
    .executeTakeFirst();
  return row && onWire(row);
}

/** Whether the standing claim, if there is one, is another officer's. The caller holds the lock of the documents. */
export const isOthers = (work: Work<Actor>, claim: ReviewClaim | undefined): claim is ReviewClaim =>
  isHeldByOther(claim && { holder: claim.by._id, until: new Date(claim.until) }, work.actor.id, work.now);

/** Refuses while another officer holds the documents. The caller holds their lock. */
export async function refuseIfHeld(work: Work<Actor>, verificationId: IdOf<'verifications'>): Promise<void> {
  const claim = await holderOf(work, verificationId);
  if (isOthers(work, claim))
    refuse(staffVerificationRefusals['verification.claimed'], {
      message: claimTexts.heldBy(claim.by.fullName),
    });
}

/**
 * Gives documents to the caller, whoever had them, and answers until when; everybody's queue is notified of a new holder, not of the same one again. The caller
 * holds the lock of the documents.
 */
export async function hold(
  work: Work<Actor>,
  verificationId: IdOf<'verifications'>,
  earlier: ReviewClaim | undefined,
): Promise<ReviewClaim> {
  const claim = {
    claimed_by: work.actor.id,
    claimed_at: work.now,
    expires_at: new Date(work.now.getTime() + CLAIM_MS),
  };
  await work.db
    .insertInto('review_claims')
    .values({ verification_id: verificationId, ...claim })
    .onConflict((conflict) => conflict.column('verification_id').doUpdateSet(claim))
    .execute();
  if (earlier?.by._id !== work.actor.id) notify(work, 'staff', TOPIC);
  return (await holderOf(work, verificationId)) ?? refuse('request.conflict');
}

export function releaseClaims(
  work: Work<Actor>,
  { body }: Received<typeof verificationEndpoints, 'POST /api/verification/release'>,
): Promise<{ ok: true }> {
  return work.transaction(async (work) => {
    if (body.ids.length === 0) return { ok: true };
    const released = await work.db
      .deleteFrom('review_claims')
      .where('verification_id', 'in', body.ids)
      .where('claimed_by', '=', work.actor.id)
      .returning('verification_id')
      .execute();
    if (released.length > 0) notify(work, 'staff', TOPIC);
    return { ok: true };
  });
}
