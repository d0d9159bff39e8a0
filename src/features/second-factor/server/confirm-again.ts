// Takes the second factor once more from somebody logged in, before money moves, roles change or an export.

import { noteSecondFactor } from '#features/accounts/server/sessions/note-second-factor.ts';
import { forgetHits, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { secondFactorEndpoints } from '../contract.ts';
import { secondFactorReplies } from '../texts/second-factor.ts';
import { spendCode, verifyCode } from './code.ts';
import { recoveryCodeUsed, secondFactorShown } from './happenings.ts';
import { triesInSession } from './limits.ts';
import { lockOwner } from './own-account.ts';
import { factsOf } from './owner-facts.ts';
import { refuseCode } from './refuse-code.ts';

export async function confirmAgain(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/confirm'>,
): Promise<{ message: string }> {
  const { actor } = work;
  await takeTurnOrRefuse(work, triesInSession(actor.sessionId));
  const code = await verifyCode(work, actor.id, body.code);
  return work.transaction(async (work) => {
    if (!code || !(await spendCode(work, actor.id, code))) refuseCode(body.code);
    if (code.kind === 'recovery') await happened(work, recoveryCodeUsed, factsOf(await lockOwner(work)));
    return noteShown(work);
  });
}

/** Whether the second factor is shown; the route's guard has checked that already. */
export const isShown = async () => ({ message: secondFactorReplies.shown });

/** Records that the second factor was given, so that it counts as fresh from now on. */
export async function noteShown(work: Work<Actor>): Promise<{ message: string }> {
  const { actor } = work;
  await noteSecondFactor(work, work.now);
  await forgetHits(work, triesInSession(actor.sessionId));
  await happened(work, secondFactorShown, { subjectId: actor.sessionId, accountId: actor.id });
  return { message: secondFactorReplies.shown };
}
