// An admin removes all second factors of somebody who has lost them. Who that is, the admin has made sure of; the reason says how.

import { changeFields } from '#features/accounts/fields/staff-change.ts';
import { lockPerson } from '#features/accounts/server/desk-person/lock-person.ts';
import { endSessions } from '#features/accounts/server/sessions/end-sessions.ts';
import { endHalfLogins } from '#features/accounts/server/sessions/half-login.ts';
import { staffAccountRefusals } from '#features/accounts/texts/staff-refusals.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { factorDeskEndpoints } from '../../contract/desk.ts';
import { staffFactorRefusals } from '../../texts/staff-refusals.ts';
import { personFactorTexts as texts } from '../../texts/staff-second-factor.ts';
import { forgetFactors } from '../factor-records.ts';
import { factorsReset } from '../happenings.ts';
import { ownerOf } from '../own-account.ts';
import { factsOf } from '../owner-facts.ts';
import { factorsOf } from './factors-of.ts';

/** Removes the factors of somebody else. Nobody resets their own: whoever has a second factor removes it where it is shown again. */
export async function resetFactors(
  work: Work<Actor>,
  { params, body }: Received<typeof factorDeskEndpoints, 'POST /api/second-factor/reset/:id'>,
) {
  const { reason } = accept(staffAccountRefusals['account.reason_needed'], changeFields, body);
  return work.transaction(async (work) => {
    const { id } = await lockPerson(work, params.id);
    const { fullName, ...before } = await factorsOf(work, { params });
    if (!before.hasApp && before.passkeys === 0) refuse(staffFactorRefusals['second_factor.none_to_reset']);
    await forgetFactors(work, id);
    await endHalfLogins(work, id);
    await endSessions(work, id);
    await happened(work, factorsReset, factsOf(await ownerOf(work, id)), {
      before,
      after: { reason },
    });
    return { message: texts.done(fullName) };
  });
}
