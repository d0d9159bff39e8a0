// A borrower gives an approved loan up before signing: the application is closed, so that another can be made.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { agreementEndpoints } from '../../contract/agreement.ts';
import { agreementState } from '../../rules/agreement/agreement-state.ts';
import { agreementMails, agreementTexts } from '../../texts/agreement.ts';
import { applicationRefusals } from '../../texts/refusals.ts';
import { agreementDeclined } from '../happenings.ts';
import { type LockedAgreement, lockOwnAgreement } from './lock-agreement.ts';
import { toBoth } from './to-both.ts';

const answer = { message: agreementTexts.declined, state: 'Declined' as const, moneyDueBy: null };

/** Gives an approved loan up; idempotent: given up twice is given up once. Refuses one that is signed or was cancelled. */
export async function declineAgreement(
  work: Work<Actor>,
  { params }: Received<typeof agreementEndpoints, 'POST /api/loan-application/:id/agreement/decline'>,
) {
  return work.transaction(async (work) => {
    const locked = await lockOwnAgreement(work, params.id);
    const state = agreementState(locked.agreement);
    if (state === 'Cancelled') return refuse(applicationRefusals['agreement.cancelled']);
    if (state === 'Signed') return refuse(applicationRefusals['agreement.signed']);
    if (state === 'Declined') return answer;
    const { id } = locked.application;
    await work.db
      .updateTable('agreements')
      .set({ declined_at: work.now })
      .where('id', '=', locked.agreement.id)
      .execute();
    await work.db.updateTable('applications').set({ closed_at: work.now }).where('id', '=', id).execute();
    await notify(work, locked);
    return answer;
  });
}

async function notify(
  work: Work<Actor>,
  { application, agreement, lender, email, loanInformation }: LockedAgreement,
): Promise<void> {
  const { id, account_id: accountId, amount_cents } = application;
  const mail = { to: email, accountId, ...agreementMails.declined(showMoney(amount_cents)) };
  const facts = {
    ...{ subjectId: id, accountId, loan: loanInformation },
    ...toBoth(mail, lender, agreementMails.lenderDeclined(agreement.number)),
  };
  await happened(work, agreementDeclined, facts, {
    before: { state: 'ReadyToSign' },
    after: { state: 'Declined', number: agreement.number },
  });
}
