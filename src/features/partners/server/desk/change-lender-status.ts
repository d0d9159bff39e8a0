// Staff make a lender Active, Deactivated or Revoked. A revoked one is logged out at once, in the same transaction, and cannot come back in.

import { setStatus } from '#features/accounts/server/change-standing.ts';
import { deskMails } from '#features/accounts/texts/staff-people.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { partnerDeskEndpoints } from '../../contract/desk.ts';
import { lenderStatusFields } from '../../fields/staff-lender.ts';
import { accountStatusWith } from '../../rules/decide-lender.ts';
import { lenderDeskTexts } from '../../texts/staff-lenders.ts';
import { staffPartnerRefusals } from '../../texts/staff-refusals.ts';
import { lenderStatusChanged } from '../happenings.ts';
import { lockLender } from './lock-lender.ts';

export async function changeLenderStatus(
  work: Work<Actor>,
  { params: { id }, body }: Received<typeof partnerDeskEndpoints, 'POST /api/partners/staff/:id/status'>,
) {
  const { status, seen, reason } = body;
  accept(staffPartnerRefusals['partner.reason_needed'], lenderStatusFields(), body);
  return work.transaction(async (work) => {
    const { account, company } = await lockLender(work, id);
    if (company.status !== seen || status === seen) refuse(staffPartnerRefusals['partner.changed']);
    const was = { status: company.status, account: account.status, revokedFrom: company.revoked_from };
    const accountStatus = accountStatusWith(was, status);
    const setCompany = () =>
      work.db
        .updateTable('partners')
        .set({ status, revoked_from: status === 'Revoked' ? account.status : null, updated_at: work.now })
        .where('id', '=', company.id)
        .execute();
    // The database allows no revoked lender an open account, so the account is closed before the lender is revoked, and opened after it comes back.
    if (status !== 'Revoked') await setCompany();
    if (accountStatus) {
      await setStatus(work, account.id, accountStatus);
      notify(work, 'staff', 'accounts');
    }
    if (status === 'Revoked') await setCompany();
    const mail = deskMails.lenderStatus(account.first_name, company.name, status);
    const mails = [{ to: account.email, accountId: account.id, ...mail }];
    await happened(
      work,
      lenderStatusChanged,
      { subjectId: company.id, accountId: account.id, mails },
      {
        before: { status: company.status, accountStatus: account.status },
        after: { status, accountStatus: accountStatus ?? account.status, reason },
      },
    );
    return { message: lenderDeskTexts.statusChanged(status) };
  });
}
