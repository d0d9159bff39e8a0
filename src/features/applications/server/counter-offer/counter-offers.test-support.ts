// For the tests of a lender's other terms: an application with some on it, and what they leave behind.

import { loggedIn } from '#tests/support/builders.ts';
import type { Caller } from '#tests/support/caller.ts';
import type { TestApp } from '#tests/support/database.ts';
import { type LenderOnOffer, lender } from '#tests/support/lenders.ts';
import { type Applied, applied } from '../lender/lender-applications.test-support.ts';

/** In place of $50,000 over 6 months at 5 % a month. */
export const SMALLER = {
  loanAmount: 30_000,
  interestRate: 6,
  term: 4,
  reason: 'Your income carries this much.',
};

type Verb = 'accept' | 'decline' | 'withdraw';
export const answer = (browser: Caller, verb: Verb, { applicationId }: Applied, counterOffer: string) =>
  browser.post(`/api/loan-application/${applicationId}/counter-offer/${verb}`, { counterOffer });

/** As its borrower or its lender sees the application. */
export async function shown(browser: Caller, { applicationId: id }: Applied) {
  const seen = await browser.call('GET /api/loan-application/:id', { params: { id } });
  return { ...seen, offer: seen.counterOffer };
}

/** A lender at its desk, and what it and its borrowers do. */
export async function lendersDesk(test: TestApp) {
  const island: LenderOnOffer = await lender(test.services, { partner: { name: 'Island Credit' } });
  const desk = await loggedIn(test, island.account);
  const asked = () => applied(test.services, island, { loanAmount: 50_000 });
  const offer = ({ applicationId: id }: Applied, body: Partial<typeof SMALLER> = {}) =>
    desk.reply('POST /api/loan-application/:id/counter-offer', {
      params: { id },
      body: { ...SMALLER, ...body },
    });
  /** An application with other terms on it, and its borrower's browser. */
  async function offered() {
    const one = await asked();
    const { status } = await offer(one);
    if (status !== 200) throw new Error(`other terms were answered with ${status}`);
    const browser = await loggedIn(test, one.person);
    return { ...one, browser, id: (await shown(browser, one)).offer?._id ?? '' };
  }
  return { island, desk, asked, offer, offered };
}

export const stored = (test: TestApp, { applicationId }: Applied) =>
  test.db.selectFrom('applications').selectAll().where('id', '=', applicationId).executeTakeFirstOrThrow();

/** In the audit log, under the borrower's bell and among their mails. */
export async function traces(test: TestApp, { person, applicationId }: Applied) {
  const audits = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('subject_id', '=', applicationId)
    .where('action', 'like', 'counter_offer.%')
    .orderBy('id')
    .execute();
  const bell = await test.db
    .selectFrom('activities')
    .select('action')
    .where('account_id', '=', person.id)
    .where('action', 'like', 'counterOffer%')
    .execute();
  const mails = await test.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('account_id', '=', person.id)
    .execute();
  return { audits, bell: bell.map(({ action }) => action), mails };
}
