// One try at the second factor of a log-in that was begun: who is asked for, and what counts against whom.

import {
  currentHalfLogin,
  type HalfLogin,
  takeTryOfHalfLogin,
} from '#features/accounts/server/sessions/half-login.ts';
import { deviceMark } from '#features/accounts/server/sessions/known-devices.ts';
import { forgetHits, type Limit, takeTurn, takeTurnOrRefuse } from '#features/accounts/server/throttle.ts';
import { happened } from '#features/activity/server/happened.ts';
import { hashToken } from '#platform/server/http/session-cookies.ts';
import type { Work } from '#platform/server/work.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { secondFactorFailed } from '../happenings.ts';
import { blindTriesAt, triesAt, triesOnDevice } from '../limits.ts';

export type Try = {
  half: HalfLogin;
  /** The account; nobody's where the log-in leads nowhere, for which the same work is done. */
  accountId: IdOf<'accounts'>;
  limit: Limit;
  /** False where any second factor counts as wrong; it is verified all the same, so that it takes as long. */
  counts: boolean;
};

/** The half log-in of this browser. Refuses when there is none to finish. */
export async function theHalfLogin(work: Work): Promise<HalfLogin> {
  return (await currentHalfLogin(work)) ?? startAgain(work);
}

/** Takes one of the tries of the half log-in, and one of its account's. */
export async function takeTry(work: Work): Promise<Try> {
  const half = (await takeTryOfHalfLogin(work)) ?? startAgain(work);
  const accountId = half.accountId ?? newId();
  if (half.isBlind) {
    const limit = blindTriesAt(accountId);
    return { half, accountId, limit, counts: await takeTurn(work, limit) };
  }
  const { mark, isKnown } = await deviceMark(work, accountId);
  const limit = isKnown ? triesOnDevice(hashToken(mark), accountId) : triesAt(accountId);
  await takeTurnOrRefuse(work, limit);
  return { half, accountId, limit, counts: true };
}

export function startAgain(work: Work): never {
  work.cookies.half?.end();
  return refuse(secondFactorRefusals['second_factor.start_again']);
}

/** Counts a wrong second factor after a right password as suspicious. A blind log-in leaves no trace of whether its password was right. */
export async function noteWrong(work: Work, { half, accountId }: Try): Promise<void> {
  if (half.isBlind) return;
  await happened(work, secondFactorFailed, { subjectId: accountId, accountId });
}

export const forgiveTries = (work: Work, { limit }: Try): Promise<void> => forgetHits(work, limit);
