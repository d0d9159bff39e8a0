// The borrower answers a lender's other terms: accepting approves the application at them, declining leaves it as it was asked for.

import { lockOwnAccount } from '#features/accounts/server/store.ts';
import { happened } from '#features/activity/server/happened.ts';
import { standingConsent } from '#features/consents/server/standing-consent.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Mail } from '#platform/server/mail.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars, showMoney } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { counterOfferEndpoints } from '../../contract/counter-offer.ts';
import { type AnswerVerdict, checkAnswer } from '../../rules/counter-offer/counter-offer.ts';
import { whyNotLend } from '../../rules/lender-access.ts';
import { approvalMailTexts } from '../../texts/agreement.ts';
import { counterOfferMails, counterOfferTexts as texts } from '../../texts/counter-offer/counter-offer.ts';
import { partnerCounterOfferMails } from '../../texts/counter-offer/partner-counter-offer.ts';
import { applicationRefusals as refusals } from '../../texts/refusals.ts';
import { holdLender } from '../agreement/lock-agreement.ts';
import { prepareAgreementLater } from '../agreement/prepare-agreement.ts';
import { wayToSign } from '../agreement/way-to-sign.ts';
import { counterOfferAccepted, counterOfferDeclined } from '../happenings.ts';
import { endOpenOffer } from './end-counter-offer.ts';
import { offerOf } from './offer-of.ts';

const ENDED = {
  accepted: refusals['counter_offer.accepted'],
  declined: refusals['counter_offer.declined'],
  withdrawn: refusals['counter_offer.withdrawn'],
  expired: refusals['counter_offer.expired'],
} satisfies Record<Exclude<AnswerVerdict, 'given' | 'again'>, unknown>;

type Asked = Received<typeof counterOfferEndpoints, 'POST /api/loan-application/:id/counter-offer/accept'>;

/**
 * Accepts a lender's other terms; idempotent: accepted twice is accepted once. Whoever takes the offer back locks the same row, so one of
 * the two comes first and the other is told.
 */
export async function acceptCounterOffer(work: Work<Actor>, asked: Asked) {
  return work.transaction(async (work) => {
    const { application, offer, lender, company, factsWith } = await lockAnswered(work, asked);
    const verdict = checkAnswer('Accepted', offer.state);
    if (verdict === 'again') return { message: texts.accepted };
    if (verdict !== 'given') return refuse(ENDED[verdict]);
    const consent = await standingConsent(work, work.actor.id, offer.partner_id);
    const applicant = { consents: consent !== null, status: work.actor.status };
    const whyNot = whyNotLend(company, applicant);
    if (whyNot === 'consent_withdrawn') return refuse(refusals['counter_offer.consent_withdrawn']);
    if (whyNot) return refuse(refusals['counter_offer.lender_closed']);
    await endOpenOffer(work, application.id, 'Accepted');
    const { amount_cents, rate_monthly_bps, term_months } = offer;
    await work.db
      .updateTable('applications')
      .set({
        ...{ amount_cents, rate_monthly_bps, term_months },
        ...{ status: 'Approved', decided_by: offer.made_by, decided_at: work.now },
      })
      .where('id', '=', application.id)
      .execute();
    await prepareAgreementLater(work, application.id);
    const amount = showMoney(amount_cents);
    const { paragraphs, subject } = counterOfferMails.accepted(lender, amount);
    const letter = { subject, paragraphs: [...paragraphs, ...approvalMailTexts.next] };
    const facts = factsWith(
      { ...letter, link: wayToSign(work, application.id) },
      partnerCounterOfferMails.accepted(amount),
    );
    await happened(work, counterOfferAccepted, facts, {
      before: { status: 'Waiting', counterOffer: 'Open' },
      after: { status: 'Approved', counterOffer: 'Accepted', amount_cents, rate_monthly_bps, term_months },
    });
    return { message: texts.accepted };
  });
}

/** Declines a lender's other terms; idempotent: declined twice is declined once. */
export async function declineCounterOffer(work: Work<Actor>, asked: Asked) {
  return work.transaction(async (work) => {
    const { application, offer, factsWith } = await lockAnswered(work, asked);
    const verdict = checkAnswer('Declined', offer.state);
    if (verdict === 'again') return { message: texts.declined };
    if (verdict !== 'given') return refuse(ENDED[verdict]);
    await endOpenOffer(work, application.id, 'Declined');
    const facts = factsWith(null, partnerCounterOfferMails.declined(showMoney(offer.amount_cents)));
    await happened(work, counterOfferDeclined, facts, {
      before: { counterOffer: 'Open' },
      after: { counterOffer: 'Declined' },
    });
    return { message: texts.declined };
  });
}

type Letter = Pick<Mail, 'subject' | 'paragraphs' | 'link'>;

/** Locks the account first, then the application, then the lender, in the order of everything else that writes them. */
async function lockAnswered(work: Work<Actor>, { params, body }: Asked) {
  const { email } = await lockOwnAccount(work);
  const application = await lockOwn(work, params.id);
  const offer = await offerOf(work, application.id, body.counterOffer);
  const lender = await holdLender(work, offer.partner_id);
  const company = { status: lender.status, licenceState: lender.licence_state };
  const accountId = work.actor.id;
  const loan = {
    loanAmount: centsToDollars(offer.amount_cents),
    interestRate: offer.rate_monthly_bps / 100,
  };
  /** The facts with the borrower's letter, where there is one, and the lender's, which names nobody. */
  const factsWith = (letter: Letter | null, lenders: Letter) => ({
    ...{ subjectId: application.id, accountId, loan, lenderAccountId: lender.account_id },
    mails: [
      ...(letter ? [{ to: email, accountId, ...letter }] : []),
      { to: lender.contact_email, accountId: lender.account_id, ...lenders },
    ],
  });
  return { application, offer, lender: application.lender, company, factsWith };
}

async function lockOwn({ db, actor }: Work<Actor>, id: IdOf<'applications'>) {
  const application = await db
    .selectFrom('applications as p')
    .innerJoin('partners as c', 'c.id', 'p.partner_id')
    .select(['p.id', 'c.name as lender'])
    .where('p.id', '=', id)
    .where('p.account_id', '=', actor.id)
    .forUpdate('p')
    .executeTakeFirst();
  return application ?? refuse('request.not_found');
}
