// Staff record a licence that they have checked: without a valid one a lender's loans are not public from that moment on.

import { deskMails } from '#features/accounts/texts/staff-people.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { partnerDeskEndpoints } from '../../contract/desk.ts';
import { licenceFields } from '../../fields/staff-lender.ts';
import { lacksNumber } from '../../rules/decide-lender.ts';
import { isChecked } from '../../rules/may-publish.ts';
import { licenceTexts } from '../../texts/lenders.ts';
import { lenderDeskTexts } from '../../texts/staff-lenders.ts';
import { staffPartnerRefusals } from '../../texts/staff-refusals.ts';
import { licenceRecorded } from '../happenings.ts';
import { lockLender } from './lock-lender.ts';

export async function recordLicence(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof partnerDeskEndpoints, 'POST /api/partners/staff/:id/licence'>,
) {
  const { licenceNumber, licenceState, seen, revision, reason } = body;
  accept(staffPartnerRefusals['partner.reason_needed'], licenceFields, body);
  if (lacksNumber(body)) refuseNumber('partner.number_needed');
  return work.transaction(async (work) => {
    const { account, company } = await lockLender(work, id);
    const isOther = revision !== undefined && revision !== company.revision;
    // What the lender has called itself since is not what its licence was checked for.
    if (company.licence_state !== seen || isOther) refuse(staffPartnerRefusals['partner.changed']);
    const licence = { licence_number: licenceNumber || null, licence_state: licenceState };
    const checked = isChecked(licenceState) ? licence.licence_number : null;
    if (checked !== null && (await isTaken(work, company.id, checked))) refuseNumber('partner.number_taken');
    await work.db
      .updateTable('partners')
      .set({ ...licence, checked_licence_number: checked, updated_at: work.now })
      .where('id', '=', company.id)
      .execute();
    const state = licenceTexts.states[licenceState];
    const mail = deskMails.lenderLicence(account.first_name, company.name, state);
    const mails = [{ to: account.email, accountId: account.id, ...mail }];
    await happened(
      work,
      licenceRecorded,
      { subjectId: company.id, accountId: account.id, mails },
      {
        before: { licenceNumber: company.licence_number, licenceState: company.licence_state },
        after: { licenceNumber: licence.licence_number, licenceState, reason },
      },
    );
    return { message: lenderDeskTexts.licenceSaved };
  });
}

/**
 * Whether another lender's checked licence has the number, in whatever case it is written. What another lender has only said bars nobody;
 * should two be given one number at the same moment, the database's unique key decides.
 */
const isTaken = async ({ db }: Work, companyId: IdOf<'partners'>, number: string): Promise<boolean> =>
  (await db
    .selectFrom('partners')
    .select('id')
    .where((row) => row(row.fn('upper', ['checked_licence_number']), '=', number.toUpperCase()))
    .where('id', '!=', companyId)
    .executeTakeFirst()) !== undefined;

const refuseNumber = (code: 'partner.number_needed' | 'partner.number_taken'): never =>
  refuse(staffPartnerRefusals[code], { fields: { licenceNumber: staffPartnerRefusals[code].text } });
