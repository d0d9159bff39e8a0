// Removes the authenticator app of who asks.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { secondFactorReplies } from '../../texts/second-factor.ts';
import { appRemoved } from '../happenings.ts';
import { askPassword } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { takeDown } from '../take-down.ts';

export async function removeApp(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/app/remove'>,
) {
  await askPassword(work, body.currentPassword);
  return takeDown(work, async (work, owner) => {
    const removed = await work.db
      .deleteFrom('totp_factors')
      .where('account_id', '=', owner.id)
      .where('confirmed_at', 'is not', null)
      .returning('account_id')
      .executeTakeFirst();
    if (!removed) refuse('request.not_found');
    await happened(work, appRemoved, factsOf(owner));
    return secondFactorReplies.appRemoved;
  });
}
