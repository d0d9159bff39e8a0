// Takes the first code of an authenticator app: from now on it is asked for.

import { forgetHits, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { unseal } from '#platform/server/sealing/secret-key.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { readCode } from '../../rules/typed-code.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { boundToApp } from '../code.ts';
import { appAdded } from '../happenings.ts';
import { triesInSession } from '../limits.ts';
import { factsOf } from '../owner-facts.ts';
import { refuseCode } from '../refuse-code.ts';
import { setUp } from '../set-up.ts';
import { stepOf } from './totp.ts';

/** How long a secret waits for its first code, so that a picture that somebody else sees later is of no use. */
const OFFERED_MS = HOUR_MS;

export async function confirmApp(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/app/confirm'>,
) {
  await takeTurnOrRefuse(work, triesInSession(work.actor.sessionId));
  return setUp(work, async (work, owner) => {
    const offer = await work.db
      .selectFrom('totp_factors')
      .select(['secret', 'created_at'])
      .where('account_id', '=', owner.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!offer || work.now.getTime() - offer.created_at.getTime() > OFFERED_MS)
      return refuse(secondFactorRefusals['second_factor.not_begun']);
    const secret = await unseal(work.services.config.dataDir, offer.secret, boundToApp(owner.id));
    const step = stepOf(readCode(body.code)?.code ?? '', secret, work.now);
    if (step === null) return refuseCode('');
    await work.db
      .updateTable('totp_factors')
      .set({ confirmed_at: work.now, last_step: step })
      .where('account_id', '=', owner.id)
      .execute();
    await forgetHits(work, triesInSession(work.actor.sessionId));
    await happened(work, appAdded, factsOf(owner));
  });
}
