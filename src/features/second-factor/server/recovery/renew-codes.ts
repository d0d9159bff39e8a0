// Ten new recovery codes for who asks; the old ones open nothing any more.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { secondFactorEndpoints } from '../../contract.ts';
import { secondFactorRefusals } from '../../texts/refusals.ts';
import { secondFactorReplies } from '../../texts/second-factor.ts';
import { codesRenewed } from '../happenings.ts';
import { askPassword, lockOwner } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { keepRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts';

/** Makes new codes. A retry whose first answer was lost gets none: they have to be asked for once more. */
export async function renewCodes(
  work: Work<Actor>,
  { body }: Received<typeof secondFactorEndpoints, 'POST /api/second-factor/recovery-codes'>,
) {
  await askPassword(work, body.currentPassword);
  const codes = await makeRecoveryCodes(work);
  const run = newId();
  const first = await work.transaction(async (work) => {
    const owner = await lockOwner(work);
    if (!owner.has_second_factor) refuse(secondFactorRefusals['second_factor.absent']);
    await keepRecoveryCodes(work, owner.id, codes);
    await happened(work, codesRenewed, factsOf(owner));
    return { run };
  });
  return {
    message: secondFactorReplies.codesRenewed,
    recoveryCodes: first.run === run ? codes.shown : null,
  };
}
