// A lender offers other terms than were asked for: kept beside the application, which waits until the borrower answers.

import { linkTo } from '#features/accounts/server/site-address.ts';
import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { showDay } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { centsToDollars, dollarsToCents, showMoney } from '#shared/money.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { counterOfferEndpoints } from '../../contract/counter-offer.ts';
import { counterOfferFields } from '../../fields/partner-counter-offer.ts';
import { isStillOpen, lastDayOf } from '../../rules/counter-offer/counter-offer.ts';
import { counterOfferErrors, publishedRange } from '../../rules/counter-offer/partner-terms.ts';
import { checkVerdict } from '../../rules/lender-access.ts';
import { counterOfferMails } from '../../texts/counter-offer/counter-offer.ts';
import { partnerCounterOfferTexts as texts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { partnerApplicationRefusals } from '../../texts/partner-refusals.ts';
import { counterOfferMade } from '../happenings.ts';
import { type LockedByLender, lockForLender } from '../lender/lock-for-lender.ts';
import { WHY_NOT_APPROVED } from '../lender/why-not-approved.ts';
import { endOpenOffer, openOffer } from './end-counter-offer.ts';

/** The most counter-offers of one application: each is mailed, and nobody is to be written to time and again. */
const MOST_OFFERS = 5;

export async function makeCounterOffer(
  work: Work<Actor>,
  { params, body }: Received<typeof counterOfferEndpoints, 'POST /api/loan-application/:id/counter-offer'>,
) {
  return work.transaction(async (work) => {
    const application = await lockForLender(work, params.id);
    const verdict = checkVerdict('Approved', application.status, application.company, application.applicant);
    if (verdict !== 'given') return refuse(WHY_NOT_APPROVED[verdict]);
    const before = await openOffer(work, application.id);
    if (before && isStillOpen(before.stands_until, work.now))
      return refuse(partnerApplicationRefusals['counter_offer.open']);
    if ((await madeBefore(work, application.id)) >= MOST_OFFERS)
      return refuse(partnerApplicationRefusals['counter_offer.too_many']);
    const fields = counterOfferFields(publishedRange(JSON.stringify(application.loan_info)));
    const asked = {
      amountCents: application.amount_cents,
      rateMonthlyBps: application.rate_monthly_bps,
      termMonths: application.term_months,
    };
    const offered = accept(
      partnerApplicationRefusals['counter_offer.fields'],
      fields,
      body,
      counterOfferErrors(fields, body, asked),
    );
    if (before) await endOpenOffer(work, application.id, 'Expired');
    const terms = {
      amount_cents: dollarsToCents(offered.loanAmount),
      rate_monthly_bps: Math.round(offered.interestRate * 100),
      term_months: offered.term,
    };
    const standsUntil = lastDayOf(work.now);
    await work.db
      .insertInto('counter_offers')
      .values({
        id: newId<'counter_offers'>(work.now.getTime()),
        application_id: application.id,
        partner_id: application.partner_id,
        made_by: work.actor.id,
        asked_amount_cents: asked.amountCents,
        asked_rate_monthly_bps: asked.rateMonthlyBps,
        asked_term_months: asked.termMonths,
        ...terms,
        reason: offered.reason,
        made_at: work.now,
        stands_until: standsUntil,
      })
      .execute();
    await happened(work, counterOfferMade, factsOf(work, application, terms), {
      before: asked,
      after: {
        amountCents: terms.amount_cents,
        rateMonthlyBps: terms.rate_monthly_bps,
        termMonths: terms.term_months,
        reason: offered.reason,
        standsUntil,
      },
    });
    return { message: texts.made };
  });
}

async function madeBefore({ db }: Work, id: IdOf<'applications'>): Promise<number> {
  const { made } = await db
    .selectFrom('counter_offers')
    .select(({ fn }) => fn.countAll<number>().as('made'))
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(made);
}

function factsOf(
  { services, now }: Work,
  { id, account_id: accountId, email, lender, lender_account_id }: LockedByLender,
  {
    amount_cents,
    rate_monthly_bps,
  }: { amount_cents: LockedByLender['amount_cents']; rate_monthly_bps: number },
) {
  const { label, ...letter } = counterOfferMails.made(
    lender,
    showMoney(amount_cents),
    showDay(lastDayOf(now)),
  );
  const link = { label, url: linkTo(services.config, `/loan-application/${id}`) };
  return {
    subjectId: id,
    accountId,
    loan: { loanAmount: centsToDollars(amount_cents), interestRate: rate_monthly_bps / 100 },
    mails: [{ to: email, accountId, ...letter, link }],
    lenderAccountId: lender_account_id,
  };
}
