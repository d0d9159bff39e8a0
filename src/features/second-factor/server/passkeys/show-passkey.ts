// Takes a passkey once more from somebody logged in, before money moves, roles change or an export.

import { takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { noteShown } from '../confirm-again.ts';
import { triesInSession } from '../limits.ts';
import type { Holder } from './challenges.ts';
import { askPasskey, spendPasskey, verifyPasskey } from './verify-passkey.ts';

const holderOf = ({ actor }: Work<Actor>): Holder => `show ${actor.sessionId}`;

export const askToShow = (work: Work<Actor>) => askPasskey(work, holderOf(work), work.actor.id);

export async function showPasskey(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/confirm/passkey'>,
): Promise<{ message: string }> {
  await takeTurnOrRefuse(work, triesInSession(work.actor.sessionId));
  const passkey = await verifyPasskey(work, {
    holder: holderOf(work),
    accountId: work.actor.id,
    answer: body.answer,
  });
  return work.transaction(async (work) => {
    if (!passkey || !(await spendPasskey(work, passkey)))
      return refuse(secondFactorRefusals['second_factor.wrong']);
    return noteShown(work);
  });
}
