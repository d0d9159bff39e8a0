// Verifies a record that no document was asked for with its section: one of many that an officer has chosen, each decided by itself.
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { undocumentedEndpoints } from '../../contract/undocumented.ts';
import { whyNotWithSection } from '../../rules/undocumented.ts';
import { staffVerificationRefusals } from '../../texts/staff-refusals.ts';
import { undocumentedTexts as texts } from '../../texts/staff-undocumented.ts';
import { verify } from '../approve-verification.ts';
import { showSettings } from './settings.ts';

/** Verifies one record. That nothing was asked for is checked under the lock of the verdict; a refusal rolls the verdict back. */
export function approveUndocumented(
  work: Work<Actor>,
  {
    params: { id },
    body,
  }: Received<typeof undocumentedEndpoints, 'POST /api/verification/approve-undocumented/:id'>,
) {
  return work.transaction(async (work) => {
    const answer = await verify(work, { id, ...body }, texts.note);
    const [{ verifyUndocumented }, { documents_asked }] = await Promise.all([
      showSettings(work),
      work.db
        .selectFrom('verifications')
        .select('documents_asked')
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ]);
    const why = whyNotWithSection({ isOn: verifyUndocumented, documentsAsked: documents_asked });
    return why ? refuse(staffVerificationRefusals[why]) : answer;
  });
}
