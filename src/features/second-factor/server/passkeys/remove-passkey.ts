// Removes one of the passkeys of who asks.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { secondFactorReplies } from '../../texts/second-factor.ts';
import { passkeyRemoved } from '../happenings.ts';
import { askPassword } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { takeDown } from '../take-down.ts';

/** Removes a passkey of the caller; another person's counts as not found. */
export async function removePasskey(
  work: Work<Actor>,
  { params, body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/passkeys/remove/:id'>,
) {
  const own = await work.db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', params.id)
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  if (!own) refuse('request.not_found');
  await askPassword(work, body.currentPassword);
  return takeDown(work, async (work, owner) => {
    const removed = await work.db
      .deleteFrom('passkeys')
      .where('id', '=', params.id)
      .where('account_id', '=', owner.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) refuse('request.not_found');
    await happened(work, passkeyRemoved, factsOf(owner));
    return secondFactorReplies.passkeyRemoved;
  });
}
