// Applies for a loan on the offer that stands: decides again, holds the request to that decision, and keeps both.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Decision } from '#features/decisions/contract.ts';
import { reasonForDecline } from '#features/decisions/rules/explain.ts';
import { type Decided, decideFor, keepDecision, modelFor } from '#features/decisions/server/decide-for.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { type Cents, cents, centsToDollars, showMoney } from '#shared/money.ts';
import { lookLine } from '#shared/notices/look-line.ts';
import { refuse } from '#shared/refusal.ts';
import type { applicationEndpoints } from '../contract.ts';
import { takeOffer } from '../rules/take-offer.ts';
import { applicationTexts } from '../texts/applications.ts';
import { applicationRefusals } from '../texts/refusals.ts';
import { applied } from './happenings.ts';

export async function apply(
  work: Work<Actor>,
  { body }: Received<typeof applicationEndpoints, 'POST /api/loan-application'>,
): Promise<{ _id: IdOf<'applications'>; message: string }> {
  return work.transaction(async (work) => {
    const account = await lockOwnAccount(work);
    const decided = await decideFor(work, account.id, modelFor(work.actor, body.model));
    const { policy, decision } = decided;
    const { offer } = decision;
    if (!offer)
      return refuse(applicationRefusals['application.no_offer'], {
        message: reasonForDecline(policy, decision) ?? applicationTexts.noOffer,
      });
    const verdict = takeOffer(body, offer);
    if (verdict.kind === 'changed') return refuse(applicationRefusals['application.offer_changed']);
    if (verdict.kind === 'noAmount')
      return refuse(applicationRefusals['application.no_amount'], {
        fields: { loanAmount: applicationTexts.noAmount },
      });
    const id = await insert(work, decided, offer, verdict.amountCents);
    const mail = applicationTexts.receivedMail(showMoney(verdict.amountCents), lookLine(work.now, work.now));
    const mails = [{ to: account.email, accountId: account.id, ...mail }];
    await happened(
      work,
      applied,
      { subjectId: id, accountId: account.id, mails },
      {
        after: {
          amountCents: verdict.amountCents,
          rateMonthlyBps: offer.rateMonthlyBps,
          termMonths: offer.loanTermMonths,
        },
      },
    );
    return { _id: id, message: applicationTexts.applied };
  });
}

async function insert(
  work: Work<Actor>,
  decided: Decided,
  offer: NonNullable<Decision['offer']>,
  amountCents: Cents,
): Promise<IdOf<'applications'>> {
  const id = newId<'applications'>(work.now.getTime());
  await work.db
    .insertInto('applications')
    .values({
      id,
      account_id: work.actor.id,
      decision_id: await keepDecision(work, work.actor.id, decided),
      model: decided.decision.inputs.model,
      amount_cents: amountCents,
      rate_monthly_bps: offer.rateMonthlyBps,
      term_months: offer.loanTermMonths,
      status: 'Pending',
      loan_info: JSON.stringify(snapshotOf(offer)),
      product_info: JSON.stringify({ name: applicationTexts.productName, type: 'Personal' }),
      created_at: work.now,
    })
    .execute();
  return id;
}

/** What was on offer, under the specification's names; amounts in dollars, rate in per cent a month. */
const snapshotOf = (offer: NonNullable<Decision['offer']>) => ({
  name: applicationTexts.productName,
  type: 'Unsecured Regular Loan',
  description: applicationTexts.productDescription,
  maximumAmount: centsToDollars(cents(offer.maxLoanAmountCents)),
  defaultInterestRate: offer.rateMonthlyBps / 100,
  minimumTerm: offer.loanTermMonths,
  maximumTerm: offer.loanTermMonths,
});
