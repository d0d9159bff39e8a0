// A lender takes its other terms back before they were answered: the application goes on waiting as it was asked for.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { counterOfferEndpoints } from '../../contract/counter-offer.ts';
import { checkAnswer } from '../../rules/counter-offer/counter-offer.ts';
import { counterOfferMails } from '../../texts/counter-offer/counter-offer.ts';
import { partnerCounterOfferTexts as texts } from '../../texts/counter-offer/partner-counter-offer.ts';
import { partnerApplicationRefusals as refusals } from '../../texts/partner-refusals.ts';
import { counterOfferWithdrawn } from '../happenings.ts';
import { lockForLender } from '../lender/lock-for-lender.ts';
import { endOpenOffer } from './end-counter-offer.ts';
import { offerOf } from './offer-of.ts';

const answer = { message: texts.withdrawn };

/** Takes a lender's other terms back; idempotent: taken back twice is taken back once. */
export async function withdrawCounterOffer(
  work: Work<Actor>,
  {
    params,
    body,
  }: Received<typeof counterOfferEndpoints, 'POST /api/loan-application/:id/counter-offer/withdraw'>,
) {
  return work.transaction(async (work) => {
    const application = await lockForLender(work, params.id);
    const offer = await offerOf(work, application.id, body.counterOffer);
    const verdict = checkAnswer('Withdrawn', offer.state);
    if (verdict === 'again') return answer;
    if (verdict !== 'given') return refuse(refusals['counter_offer.answered']);
    await endOpenOffer(work, application.id, 'Withdrawn');
    const { account_id: accountId, email, lender, lender_account_id: lenderAccountId } = application;
    const mail = counterOfferMails.withdrawn(lender, showMoney(offer.amount_cents));
    const facts = {
      ...{ subjectId: application.id, accountId, lenderAccountId },
      loan: { loanAmount: centsToDollars(offer.amount_cents), interestRate: offer.rate_monthly_bps / 100 },
      mails: [{ to: email, accountId, ...mail }],
    };
    await happened(work, counterOfferWithdrawn, facts, {
      before: { counterOffer: 'Open' },
      after: { counterOffer: 'Withdrawn' },
    });
    return answer;
  });
}
