// A lender approves or rejects a waiting application for one of its loans, under a lock, with its audit entry, activity and mail.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints, LenderVerdict } from '../../contract.ts';
import { judgeVerdict } from '../../rules/lender-access.ts';
import { lenderVerdictTexts as texts } from '../../texts/partner-applications.ts';
import { partnerApplicationRefusals } from '../../texts/partner-refusals.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { prepareAgreementLater } from '../agreement/prepare-agreement.ts';
import { wayToSign } from '../agreement/way-to-sign.ts';
import { applicationApproved, applicationRejected } from '../happenings.ts';
import { applicationsOfLender } from './of-lender.ts';

type Asked = Received<typeof applicationEndpoints, 'POST /api/loan-application/updateStatus/:id'>;

export async function updateStatus(work: Work<Actor>, { params, body }: Asked) {
  return work.transaction(async (work) => {
    const application = await lock(work, params.id);
    const verdict = judgeVerdict(body.status, application.status, {
      status: application.company_status,
      licenceState: application.licence_state,
    });
    if (verdict === 'decided') return refuse(staffApplicationRefusals['application.decided']);
    if (verdict === 'withdrawn') return refuse(staffApplicationRefusals['application.withdrawn']);
    if (verdict === 'may_not_lend')
      return refuse(partnerApplicationRefusals['application.lender_may_not_approve']);
    const { rejectionReason: reason = '' } = body;
    const after = { status: body.status, rejection_reason: reason || null };
    await work.db
      .updateTable('applications')
      .set({ ...after, decided_by: work.actor.id, decided_at: work.now })
      .where('id', '=', application.id)
      .execute();
    if (body.status === 'Approved') await prepareAgreementLater(work, application.id);
    const what = body.status === 'Approved' ? applicationApproved : applicationRejected;
    const facts = factsOf(work, application, body.status, reason);
    await happened(work, what, facts, { before: { status: 'Waiting' }, after });
    return { message: texts.done[body.status], status: body.status };
  });
}

type Locked = Awaited<ReturnType<typeof lock>>;

/** Staff who switch the lender off, or change its licence, wait for the verdict, or the verdict for them. */
async function lock(work: Work<Actor>, id: IdOf<'applications'>) {
  const application = await applicationsOfLender(work)
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.account_id', 'p.status', 'p.amount_cents', 'p.rate_monthly_bps', 'a.email'])
    .select(['c.name as lender', 'c.account_id as lender_account_id'])
    .select(['c.status as company_status', 'c.licence_state'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .forShare('c')
    .executeTakeFirst();
  return application ?? refuse('request.not_found');
}

function factsOf(
  work: Work,
  { id, account_id, email, lender, lender_account_id, amount_cents, rate_monthly_bps }: Locked,
  status: LenderVerdict['status'],
  reason: string,
) {
  const amountCents = amount_cents;
  const loan = { loanAmount: centsToDollars(amountCents), interestRate: rate_monthly_bps / 100 };
  const amount = showMoney(amountCents);
  const mail =
    status === 'Approved'
      ? { ...texts.approvedMail(amount, lender), link: wayToSign(work, id) }
      : texts.rejectedMail(amount, lender, reason);
  return {
    subjectId: id,
    accountId: account_id,
    loan: status === 'Approved' ? loan : { ...loan, reason },
    mails: [{ to: email, accountId: account_id, ...mail }],
    lenderAccountId: lender_account_id,
  };
}
