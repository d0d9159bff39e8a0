// Finishes a log-in by a passkey.

import type { SessionRecord } from '#features/accounts/contract.ts';
import { enterWithSecondFactor } from '#features/accounts/server/sessions/enter.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { askPasskey, spendPasskey, verifyPasskey } from '../passkeys/verify-passkey.ts';
import { forgiveTries, noteWrong, startAgain, takeTry, theHalfLogin } from './half-login.ts';

/** Asks for a passkey. A blind log-in asks for any passkey of this site, whoever it is for. */
export async function askToFinish(work: Work) {
  const { tokenHash, accountId, isBlind } = await theHalfLogin(work);
  return askPasskey(work, `log-in ${tokenHash}`, isBlind ? null : accountId);
}

export async function finishByPasskey(
  work: Work,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/log-in/passkey'>,
): Promise<SessionRecord> {
  const tried = await takeTry(work);
  const { half, accountId, counts } = tried;
  const passkey = await verifyPasskey(work, {
    holder: `log-in ${half.tokenHash}`,
    accountId,
    answer: body.answer,
  });
  if (!passkey || !counts) {
    await noteWrong(work, tried);
    return refuse(secondFactorRefusals['second_factor.wrong'], { accountId: half.accountId });
  }
  const record = await enterWithSecondFactor(work, half, async (work) => {
    await forgiveTries(work, tried);
    return spendPasskey(work, passkey);
  });
  return record ?? startAgain(work);
}
