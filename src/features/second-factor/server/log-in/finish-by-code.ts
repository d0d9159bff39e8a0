// Finishes a log-in by a code of an authenticator app, or by a recovery code.

import type { SessionRecord } from '#features/accounts/contract.ts';
import { enterWithSecondFactor } from '#features/accounts/server/sessions/enter.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { spendCode, verifyCode } from '../code.ts';
import { recoveryCodeUsed } from '../happenings.ts';
import { ownerOf } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { refuseCode } from '../refuse-code.ts';
import { forgiveTries, noteWrong, startAgain, takeTry } from './half-login.ts';

export async function finishByCode(
  work: Work,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/log-in/code'>,
): Promise<SessionRecord> {
  const tried = await takeTry(work);
  const code = await verifyCode(work, tried.accountId, body.code);
  if (!code || !tried.counts) {
    await noteWrong(work, tried);
    return refuseCode(body.code, tried.half.accountId);
  }
  let isSpent = false;
  const record = await enterWithSecondFactor(work, tried.half, async (work, accountId) => {
    isSpent = !(await spendCode(work, accountId, code));
    if (isSpent) return false;
    await forgiveTries(work, tried);
    if (code.kind === 'recovery')
      await happened(work, recoveryCodeUsed, factsOf(await ownerOf(work, accountId)));
    return true;
  });
  if (record) return record;
  return isSpent ? refuseCode(body.code, tried.half.accountId) : startAgain(work);
}
