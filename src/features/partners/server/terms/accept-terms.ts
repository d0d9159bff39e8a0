// A lender reads the newest terms, and accepts exactly what it has read: by name, once a version, with its hash in the audit log.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import { type lenderTermsEndpoints, lenderTermsSchema } from '../../contract/terms.ts';
import { acceptanceFields } from '../../fields/partner-terms.ts';
import { partnerRefusals } from '../../texts/partner-refusals.ts';
import { lenderTermsTexts as texts } from '../../texts/partner-terms.ts';
import { termsAccepted } from '../happenings.ts';
import { acceptancesOf, newestTerms } from './lender-terms.ts';

export async function showTerms(work: Work<Actor>) {
  const newest = await newestTerms(work.db);
  if (!newest) return refuse('request.not_found');
  const company = await work.db
    .selectFrom('partners')
    .select('id')
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  const [accepted = null] = company ? await acceptancesOf(work, company.id) : [];
  const { version, sha256, body } = newest;
  return { version, sha256, accepted, ...lenderTermsSchema.parse(body) };
}

export async function acceptTerms(
  work: Work<Actor>,
  { body }: Received<typeof lenderTermsEndpoints, 'POST /api/partner/terms/accept'>,
): Promise<{ message: string }> {
  const {
    version,
    sha256,
    fullName: name,
  } = accept(partnerRefusals['partner.fields'], acceptanceFields, body);
  return work.transaction(async (work) => {
    const company = await work.db
      .selectFrom('partners')
      .select('id')
      .where('account_id', '=', work.actor.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!company) return refuse(partnerRefusals['partner.company_needed']);
    const newest = await newestTerms(work.db);
    if (newest?.version !== version || newest.sha256 !== sha256)
      return refuse(partnerRefusals['partner.other_terms']);
    const [last] = await acceptancesOf(work, company.id);
    if (last?.version === version) return { message: texts.done };
    await work.db
      .insertInto('lender_acceptances')
      .values({
        id: newId<'lender_acceptances'>(work.now.getTime()),
        ...{ partner_id: company.id, accepted_by: work.actor.id, accepted_at: work.now },
        ...{ version, sha256, name },
      })
      .execute();
    const facts = { subjectId: company.id, accountId: work.actor.id };
    await happened(work, termsAccepted, facts, {
      before: { version: last?.version ?? null },
      after: { version, sha256, name },
    });
    return { message: texts.done };
  });
}
