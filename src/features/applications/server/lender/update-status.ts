// A lender approves or rejects a waiting application for one of its loans, under a lock, with its audit entry, activity and mail.

import { recordActivity } from '#features/activity/server/record-activity.ts';
import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { cents, centsToDollars, showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { LenderVerdict } from '../../contract.ts';
import { judgeVerdict } from '../../rules/lender-access.ts';
import { lenderVerdictTexts as texts } from '../../texts/partner-applications.ts';
import { partnerApplicationRefusals } from '../../texts/partner-refusals.ts';
import { staffApplicationRefusals } from '../../texts/staff-refusals.ts';
import { prepareAgreementLater } from '../agreement/prepare-agreement.ts';
import { applicationsOfLender } from './of-lender.ts';

type Received = { params: { id: string }; body: LenderVerdict };

export async function updateStatus(work: Work<Actor>, { params, body }: Received) {
  return work.transaction(async (work) => {
    const application = await lock(work, params.id);
    const verdict = judgeVerdict(body.status, application.status, {
      status: application.company_status,
      licenceState: application.licence_state,
    });
    if (verdict === 'decided') return refuse(staffApplicationRefusals['application.decided']);
    if (verdict === 'may_not_lend')
      return refuse(partnerApplicationRefusals['application.lender_may_not_approve']);
    const { rejectionReason: reason = '' } = body;
    await decide(work, application.id, application.account_id, body.status, reason || null);
    if (body.status === 'Approved') await prepareAgreementLater(work, application.id);
    await tell(work, application, body.status, reason);
    return { message: texts.done[body.status], status: body.status };
  });
}

type Locked = Awaited<ReturnType<typeof lock>>;

/** Staff who switch the lender off, or change its licence, wait for the verdict, or the verdict for them. */
async function lock(work: Work<Actor>, id: string) {
  const application = await applicationsOfLender(work)
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.account_id', 'p.status', 'p.amount_cents', 'p.rate_monthly_bps', 'a.email'])
    .select(['c.name as lender', 'c.status as company_status', 'c.licence_state'])
    .where('p.id', '=', id)
    .forUpdate('p')
    .forShare('c')
    .executeTakeFirst();
  return application ?? refuse('request.not_found');
}

async function decide(
  work: Work<Actor>,
  id: string,
  accountId: string,
  status: LenderVerdict['status'],
  reason: string | null,
): Promise<void> {
  const verdict = { status, rejection_reason: reason };
  await work.db
    .updateTable('applications')
    .set({ ...verdict, decided_by: work.actor.id, decided_at: work.now })
    .where('id', '=', id)
    .execute();
  await audit(work, {
    action: status === 'Approved' ? 'application.approve' : 'application.reject',
    subjectKind: 'application',
    subjectId: id,
    accountId,
    before: { status: 'Waiting' },
    after: verdict,
  });
}

async function tell(
  work: Work<Actor>,
  { account_id, email, lender, amount_cents, rate_monthly_bps }: Locked,
  status: LenderVerdict['status'],
  reason: string,
): Promise<void> {
  const amountCents = cents(amount_cents);
  const loan = { loanAmount: centsToDollars(amountCents), interestRate: rate_monthly_bps / 100 };
  await recordActivity(
    work,
    account_id,
    status === 'Approved'
      ? { action: 'loanApproved', loanInformation: loan }
      : { action: 'loanRejected', loanInformation: { ...loan, reason } },
  );
  const amount = showMoney(amountCents);
  const letter =
    status === 'Approved' ? texts.approvedMail(amount, lender) : texts.rejectedMail(amount, lender, reason);
  await sendMail(work, { to: email, accountId: account_id, ...letter });
  await announce(work, { account: account_id }, 'applications');
  await announce(work, { account: work.actor.id }, 'applications');
  await announce(work, 'staff', 'applications');
}
