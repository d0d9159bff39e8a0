// Lets the lender of a loan whose criteria a borrower meets see them and get in touch: under their consent, while both stand.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { consentVersionOf } from '#features/consents/rules/lender-consent.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { standingConsent } from '#features/consents/server/standing-consent.ts';
import { policyInForce } from '#features/decisions/server/policies.ts';
import { type LoanOnOffer, lockLoanOnOffer } from '#features/partners/server/lock-loan-on-offer.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import { sendMail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { prequalificationEndpoints } from '../../contract/prequalification.ts';
import { capacityOf, prequalifies } from '../../rules/prequalify.ts';
import { contactTexts } from '../../texts/prequalification.ts';
import { applicationRefusals } from '../../texts/refusals.ts';
import { keepFigures } from './figures.ts';
import { requirementOf } from './offered-loans.ts';

export async function letLenderContact(
  work: Work<Actor>,
  { body }: Received<typeof prequalificationEndpoints, 'POST /api/prequalification/contact'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const loan = await lockLoanOnOffer(work, body.loanId);
    if (!loan) return refuse('request.not_found');
    if (!loan.allow_ksap_to_offer || !loan.send_data_if_prequalified)
      refuse(applicationRefusals['prequalification.off']);
    if (body.consentVersion !== consentVersionOf('Prequalification'))
      refuse(applicationRefusals['consent.outdated']);
    const { figures } = await keepFigures(work, account.id);
    const policy = await policyInForce(work);
    if (!prequalifies(figures && capacityOf(policy, figures), requirementOf(loan)))
      return refuse(applicationRefusals['prequalification.unmet']);
    const before = await standingConsent(work, account.id, loan.partner_id, 'Prequalification');
    await giveConsent(work, loan.partner_id, 'Prequalification');
    if (!before) await notifyLender(work, loan);
    return { message: contactTexts.done(loan.partner_name) };
  });
}

/** Mails the lender. The mail names nobody: it cannot be withdrawn, and what the lender may see stands behind its log-in. */
async function notifyLender(work: Work<Actor>, loan: LoanOnOffer): Promise<void> {
  await sendMail(work, {
    to: loan.contact_email,
    accountId: loan.lender_account_id,
    ...contactTexts.lenderMail(loan.name),
  });
  notify(work, { account: loan.lender_account_id }, 'applications');
}
