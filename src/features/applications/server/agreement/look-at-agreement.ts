// Lets a lender open the paper of an agreement that is its own; answers whether it is one. The look is audited.
import { happened } from '#features/activity/server/happened.ts';
import { holdStandingConsent } from '#features/consents/server/standing-consent.ts';
import { fileOpened } from '#features/information/server/happenings.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { mayOpenAgreement } from '../../rules/lender-access.ts';

/**
 * Whether the calling lender may open a paper. A signed agreement is its own contract, whatever is consented to later; before that the paper
 * is shared information.
 */
export async function lookAtAgreement(work: Work<Actor>, fileId: IdOf<'files'>): Promise<boolean> {
  return work.transaction(async (work) => {
    const found = await work.db
      .selectFrom('agreements as g')
      .innerJoin('applications as p', 'p.id', 'g.application_id')
      .innerJoin('partners as c', 'c.id', 'p.partner_id')
      .select(['g.account_id', 'g.number', 'g.signed_at', 'p.partner_id'])
      .where('c.account_id', '=', work.actor.id)
      .where((row) => row.or([row('g.file_id', '=', fileId), row('g.signed_file_id', '=', fileId)]))
      .executeTakeFirst();
    if (!found?.partner_id) return false;
    const consent = await holdStandingConsent(work, found.account_id, found.partner_id);
    if (!mayOpenAgreement(consent?.shared ?? null, found.signed_at !== null)) return false;
    await happened(
      work,
      fileOpened,
      { subjectId: fileId, accountId: found.account_id },
      { after: { agreement: found.number } },
    );
    return true;
  });
}
