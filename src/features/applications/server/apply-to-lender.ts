// Applies for a lender's loan: at its default rate, within what it lends, and under the applicant's consent for that lender.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { readConsent } from '#features/consents/rules/lender-consent.ts';
import { giveConsent } from '#features/consents/server/give-consent.ts';
import { standingConsent } from '#features/consents/server/standing-consent.ts';
import { appliedLoanFields } from '#features/partners/fields/partner-loan.ts';
import { appliedProductFields } from '#features/partners/fields/partner-product.ts';
import { limitsOfRow, type Wish } from '#features/partners/rules/loan-limits.ts';
import { type LoanOnOffer, lockLoanOnOffer } from '#features/partners/server/lock-loan-on-offer.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { answerOf } from '#shared/record/columns.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints } from '../contract.ts';
import { askLender } from '../rules/ask-lender.ts';
import { applicationTexts, lenderApplicationTexts as texts } from '../texts/applications.ts';
import { askConsentTexts } from '../texts/ask-consent.ts';
import { applicationRefusals } from '../texts/refusals.ts';
import { appliedToLender } from './happenings.ts';

type Asked = Received<typeof applicationEndpoints, 'POST /api/loan/user/apply'>;

export async function applyToLender(
  work: Work<Actor>,
  { body }: Asked,
): Promise<{ _id: IdOf<'applications'>; message: string }> {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const loan = await lockLoanOnOffer(work, body.loanId);
    if (!loan) return refuse('request.not_found');
    if (await isWaiting(work, loan.id)) refuse(applicationRefusals['application.waiting']);
    const verdict = askLender(body, limitsOfRow(loan));
    if (verdict.kind === 'outside')
      return refuse(applicationRefusals['application.outside_limits'], { fields: verdict.fields });
    const consentId = await consentFor(work, loan.partner_id, body);
    const id = await insert(work, loan, verdict.wish, consentId);
    await notify(work, account, loan, { id, consentId, wish: verdict.wish });
    return { _id: id, message: applicationTexts.applied };
  });
}

async function isWaiting(work: Work<Actor>, loanId: IdOf<'partner_loans'>): Promise<boolean> {
  const waiting = await work.db
    .selectFrom('applications')
    .select('id')
    .where('account_id', '=', work.actor.id)
    .where('partner_loan_id', '=', loanId)
    .where('status', '=', 'Waiting')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The id of the consent that the application is made under: the one sent along, else one that stands. */
async function consentFor(
  work: Work<Actor>,
  partnerId: IdOf<'partners'>,
  body: Asked['body'],
): Promise<IdOf<'consents'>> {
  const sent = readConsent(body);
  if (sent === 'outdated') return refuse(applicationRefusals['consent.outdated']);
  if (sent === 'given') return giveConsent(work, partnerId);
  const standing = await standingConsent(work, work.actor.id, partnerId);
  return (
    standing?.id ??
    refuse(applicationRefusals['consent.needed'], { fields: { consent: askConsentTexts.needed } })
  );
}

async function insert(
  work: Work<Actor>,
  loan: LoanOnOffer,
  { amountCents, termMonths }: Wish,
  consentId: IdOf<'consents'>,
): Promise<IdOf<'applications'>> {
  const id = newId<'applications'>(work.now.getTime());
  await work.db
    .insertInto('applications')
    .values({
      id,
      account_id: work.actor.id,
      decision_id: null,
      partner_loan_id: loan.id,
      partner_id: loan.partner_id,
      consent_id: consentId,
      model: work.actor.infoStatus,
      amount_cents: amountCents,
      rate_monthly_bps: loan.default_rate_monthly_bps,
      term_months: termMonths,
      status: 'Waiting',
      // What was on offer, under the specification's names.
      loan_info: JSON.stringify({
        ...answerOf(appliedLoanFields, loan),
        partner: { name: loan.partner_name, licenceNumber: loan.licence_number },
      }),
      product_info: JSON.stringify(answerOf(appliedProductFields, loan.product)),
      created_at: work.now,
    })
    .execute();
  return id;
}

type Made = { id: string; consentId: IdOf<'consents'>; wish: Wish };

/** Tells the borrower and the lender. The lender's mail names nobody: what it may see of an applicant stands behind its log-in. */
async function notify(
  work: Work<Actor>,
  account: { id: IdOf<'accounts'>; email: string },
  loan: LoanOnOffer,
  { id, consentId, wish }: Made,
): Promise<void> {
  const lenderAccountId = loan.lender_account_id;
  const facts = {
    subjectId: id,
    accountId: account.id,
    lenderAccountId,
    mails: [
      {
        to: account.email,
        accountId: account.id,
        ...texts.receivedMail(showMoney(wish.amountCents), loan.partner_name),
      },
      { to: loan.contact_email, accountId: lenderAccountId, ...texts.lenderMail(loan.name) },
    ],
  };
  await happened(work, appliedToLender, facts, {
    after: { ...wish, rateMonthlyBps: loan.default_rate_monthly_bps, partnerLoanId: loan.id, consentId },
  });
}
