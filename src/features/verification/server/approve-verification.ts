// Verifies documents; with the ninth full section verified, their owner's account is complete.

import { moveStatus } from '#features/accounts/server/change-standing.ts';
import { sectionsNeeded } from '#features/information/rules/audience.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { verificationEndpoints } from '../contract.ts';
import { undoUntil } from '../rules/undo-verdict.ts';
import { reviewTexts } from '../texts/staff-review.ts';
import { type About, type Decided, decide } from './decide.ts';

type Verified = { message: string; status: 'Verified'; undoUntil: string };

export const approveVerification = (
  work: Work<Actor>,
  {
    params: { id },
    body: { userId, sid, approvalNote },
  }: Received<typeof verificationEndpoints, 'POST /api/verification/approve/:id'>,
): Promise<Verified> => work.transaction((work) => verify(work, { id, userId, sid }, approvalNote));

/** Verifies documents within a transaction. Refuses as `decide` does. */
export async function verify(work: Work<Actor>, about: About, approvalNote?: string): Promise<Verified> {
  const decided = await decide(work, about, { status: 'Verified', approvalNote });
  if (decided.audience === 'FullUser') await completeWhenWhole(work, decided);
  return { message: reviewTexts.verified, status: 'Verified', undoUntil: undoUntil(work.now).toISOString() };
}

/**
 * Completes the account once every full section is verified. `Completed` behaves as `Active`; a suspended or cancelled account stays what it
 * is. Where the verdict is taken back, the account is what it was.
 */
async function completeWhenWhole(work: Work, { id, accountId, audience }: Decided): Promise<void> {
  const whole = await work.db
    .selectFrom('progress')
    .select('verified')
    .where('account_id', '=', accountId)
    .where('audience', '=', audience)
    .where('verified', '>=', sectionsNeeded.FullUser)
    .executeTakeFirst();
  if (!whole) return;
  for (const from of ['Created', 'Active', 'Reactivated'] as const) {
    if (!(await moveStatus(work, accountId, { from: [from], to: 'Completed' }))) continue;
    await work.db.updateTable('verifications').set({ completed_from: from }).where('id', '=', id).execute();
    notify(work, { account: accountId }, 'session');
    return;
  }
}
