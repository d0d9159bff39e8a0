// One application for its lender: the terms always, and of the applicant what the consent that stands now shares; the look is kept.

import { fullNameOf } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { recordLook } from '#features/consents/server/record-look.ts';
import { holdStandingConsent } from '#features/consents/server/standing-consent.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints, LenderApplication, SharedSection } from '../../contract.ts';
import { checkVerdict, visibleTo } from '../../rules/lender-access.ts';
import { costOnWire } from '../cost-on-wire.ts';
import { latestCounterOffer } from '../counter-offer/read-counter-offer.ts';
import { applicationLookedAt } from '../happenings.ts';
import { agreementEndOf, onWire } from '../store.ts';
import { judgedFor } from './judged-for.ts';
import { applicationsOfLender } from './of-lender.ts';
import { sharedSections } from './shared-sections.ts';

export async function showLenderApplication(
  work: Work<Actor>,
  { params }: Received<typeof applicationEndpoints, 'GET /api/loan-application/:id'>,
): Promise<LenderApplication> {
  return work.transaction(async (work) => {
    const row = await applicationsOfLender(work)
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .selectAll('p')
      .select('a.status as applicant_status')
      .select(['c.status as company_status', 'c.licence_state'])
      .select(agreementEndOf('p').as('agreement_end'))
      .where('p.id', '=', params.id)
      .executeTakeFirst();
    if (!row?.partner_id) return refuse('request.not_found');
    const company = { status: row.company_status, licenceState: row.licence_state };
    const consent = await holdStandingConsent(work, row.account_id, row.partner_id);
    const applicant = { consents: consent !== null, status: row.applicant_status };
    const visible = visibleTo(consent?.shared ?? null, company);
    const sections = visible.sections ? await sharedSections(work, row.account_id, visible) : [];
    if (consent)
      await keepLook(
        work,
        { id: row.id, accountId: row.account_id, partnerId: row.partner_id },
        consent.id,
        sections,
      );
    return {
      ...onWire(row),
      cost: costOnWire(row),
      counterOffer: await latestCounterOffer(work, row),
      created: row.created_at.toISOString(),
      user: visible.contact ? await contactOf(work, row.account_id) : null,
      access: visible.access,
      mayApprove: checkVerdict('Approved', row.status, company, applicant) === 'given',
      userInfo: { Verified: sections },
      judged: visible.sections ? await judgedFor(work, row) : null,
    };
  });
}

type Looked = { id: IdOf<'applications'>; accountId: IdOf<'accounts'>; partnerId: IdOf<'partners'> };

async function keepLook(
  work: Work<Actor>,
  { id, accountId, partnerId }: Looked,
  consentId: IdOf<'consents'>,
  sections: readonly SharedSection[],
): Promise<void> {
  const isNew = await recordLook(work, {
    consentId,
    accountId,
    partnerId,
    applicationId: id,
    kind: 'Application',
    seen: sections.map(({ informationSchema }) => informationSchema.name),
  });
  if (!isNew) return;
  await happened(
    work,
    applicationLookedAt,
    { subjectId: id, accountId },
    { after: { consentId, sections: sections.map(({ informationSchema }) => informationSchema.sId) } },
  );
}

async function contactOf({ db }: Work, accountId: IdOf<'accounts'>): Promise<LenderApplication['user']> {
  const account = await db
    .selectFrom('accounts')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { fullName: fullNameOf(account), email: account.email, phone: account.phone };
}
