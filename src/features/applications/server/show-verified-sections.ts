// Shows the staff who decide what the applicant has proved; every look is on record, as one at a document is.

import { happened } from '#features/activity/server/happened.ts';
import { submissionsWithDocuments } from '#features/verification/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints, VerifiedSection } from '../contract.ts';
import { applicationLookedAt } from './happenings.ts';

export async function showVerifiedSections(
  work: Work<Actor>,
  { params }: Received<typeof applicationEndpoints, 'GET /api/loan-application/admin/:id/sections'>,
): Promise<VerifiedSection[]> {
  const application = await work.db
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!application) return refuse('request.not_found');
  const all = await submissionsWithDocuments(work, application.account_id);
  const verified = all.filter(({ submission }) => submission.status === 'Verified');
  await work.transaction((work) =>
    happened(
      work,
      applicationLookedAt,
      { subjectId: params.id, accountId: application.account_id },
      { after: { sections: verified.map(({ submission }) => submission.informationSchema.sId) } },
    ),
  );
  return verified;
}
