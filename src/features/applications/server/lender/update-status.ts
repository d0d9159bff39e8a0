// A lender approves or rejects a waiting application for one of its loans, under a lock, with its audit entry, activity and mail.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { withVerdict } from '#shared/notices/verdict.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints, LenderVerdict } from '../../contract.ts';
import { checkVerdict } from '../../rules/lender-access.ts';
import { lenderVerdictTexts as texts } from '../../texts/partner-applications.ts';
import { prepareAgreementLater } from '../agreement/prepare-agreement.ts';
import { wayToSign } from '../agreement/way-to-sign.ts';
import { endOpenOffer } from '../counter-offer/end-counter-offer.ts';
import { applicationApproved, applicationRejected } from '../happenings.ts';
import { type LockedByLender, lockForLender } from './lock-for-lender.ts';
import { WHY_NOT_APPROVED } from './why-not-approved.ts';

export async function updateStatus(
  work: Work<Actor>,
  { params, body }: Received<typeof applicationEndpoints, 'POST /api/loan-application/updateStatus/:id'>,
) {
  return work.transaction(async (work) => {
    const application = await lockForLender(work, params.id);
    const { company, applicant } = application;
    const verdict = checkVerdict(body.status, application.status, company, applicant);
    if (verdict !== 'given') return refuse(WHY_NOT_APPROVED[verdict]);
    const { rejectionReason: reason = '' } = body;
    const after = { status: body.status, rejection_reason: reason || null };
    await work.db
      .updateTable('applications')
      .set({ ...after, decided_by: work.actor.id, decided_at: work.now })
      .where('id', '=', application.id)
      .execute();
    await endOpenOffer(work, application.id, 'Withdrawn');
    if (body.status === 'Approved') await prepareAgreementLater(work, application.id);
    const what = body.status === 'Approved' ? applicationApproved : applicationRejected;
    const facts = factsOf(work, application, body.status, reason);
    await happened(work, what, facts, { before: { status: 'Waiting' }, after });
    return { message: texts.done[body.status], status: body.status };
  });
}

function factsOf(
  work: Work,
  { id, account_id, email, lender, lender_account_id, amount_cents, rate_monthly_bps }: LockedByLender,
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
    mails: [
      {
        ...{ to: email, accountId: account_id, ...mail },
        paragraphs: withVerdict(mail.paragraphs, { lender }, work.now),
      },
    ],
    lenderAccountId: lender_account_id,
  };
}
