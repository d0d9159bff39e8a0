// Lets a lender see the paper of its own agreement, and a document of somebody who applied to it and shares it now; whatever else it asks for does not exist. The look is kept.

import { happened } from '#features/activity/server/happened.ts';
import { recordLook } from '#features/consents/server/record-look.ts';
import { holdStandingConsent } from '#features/consents/server/standing-consent.ts';
import { fileOpened } from '#features/information/server/happenings.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isPartner } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { visibleTo } from '../../rules/lender-access.ts';
import { lookAtAgreement } from '../agreement/look-at-agreement.ts';
import { applicationsOfLender } from './of-lender.ts';
import { findDocument, sharedSections } from './shared-sections.ts';

export async function lookAtDocument(
  work: Work<Actor>,
  { id, owner_id: accountId }: { id: IdOf<'files'>; owner_id: IdOf<'accounts'> | null },
): Promise<void> {
  if (!isPartner(work.actor) || accountId === null) return refuse('request.not_found');
  if (await lookAtAgreement(work, id)) return;
  await work.transaction(async (work) => {
    const application = await latestOf(work, accountId);
    if (!application?.partner_id) return refuse('request.not_found');
    const consent = await holdStandingConsent(work, accountId, application.partner_id);
    const { documents } = visibleTo(consent?.shared ?? null, {
      status: application.company_status,
      licenceState: application.licence_state,
    });
    const found = documents && findDocument(await sharedSections(work, accountId, { documents }), id);
    if (!consent || !found) return refuse('request.not_found');
    await recordLook(work, {
      consentId: consent.id,
      accountId,
      partnerId: application.partner_id,
      applicationId: application.id,
      kind: 'Document',
      seen: [found.section, found.askedAs],
      fileId: id,
    });
    await happened(work, fileOpened, { subjectId: id, accountId }, { after: { consentId: consent.id } });
  });
}

const latestOf = (work: Work<Actor>, accountId: IdOf<'accounts'>) =>
  applicationsOfLender(work)
    .select(['p.id', 'p.partner_id', 'c.status as company_status', 'c.licence_state'])
    .where('p.account_id', '=', accountId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
