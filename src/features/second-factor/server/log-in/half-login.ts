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
  /** Of nobody where the log-in leads nowhere: the same is done for it. */
  accountId: IdOf<'accounts'>;
  limit: Limit;
  /** False where it is wrong whatever is given; it is judged all the same, so that it takes as long. */
  counts: boolean;
};

/** Refuses when there is none to finish in this browser. */
export async function theHalfLogin(work: Work): Promise<HalfLogin> {
  return (await currentHalfLogin(work)) ?? startAgain(work);
}

/** Takes one of its tries, and one of its account's. */
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

/** Whoever gives the right password and a wrong second factor may be a thief. A blind log-in leaves no trace that tells of its password. */
export async function noteWrong(work: Work, { half, accountId }: Try): Promise<void> {
  if (half.isBlind) return;
  await happened(work, secondFactorFailed, { subjectId: accountId, accountId });
}

export const forgiveTries = (work: Work, { limit }: Try): Promise<void> => forgetHits(work, limit);
