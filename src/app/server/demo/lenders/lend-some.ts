// What demo people ask of the first made-up lender, through the same actions as in the app: a loan that runs, one that waits for its word, one to be signed.
import { prepareAgreement } from '#features/applications/server/agreement/prepare-agreement.ts';
import { applyToLender } from '#features/applications/server/apply-to-lender.ts';
import { updateStatus } from '#features/applications/server/lender/update-status.ts';
import { CONSENT_VERSION } from '#features/consents/rules/lender-consent.ts';
import { openLoan } from '#features/loans/server/books/open-loan.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf, HOUR_MS } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { stageOf } from '../people/stages.ts';
import { actingAs, workAt } from '../work-at.ts';
import { DEMO_LENDERS } from './made-up-lenders.ts';

/** `at` is the moment, in milliseconds since 1970, after which they have nothing else to do. */
type Person = { id: IdOf<'accounts'>; number: number; at: number };

type Scene = { seed: string; staffIds: readonly IdOf<'accounts'>[]; endMs: number };

/** Whose first sections are all verified, and who have asked us for nothing. */
const STAGE = '6 sections verified';
const OUTCOMES = ['lent', 'waiting', 'agreed'] as const;

/** Nothing where the first lender has no loan that can be applied for: in a database with lenders of its own. */
export async function lendSome(work: Work, people: readonly Person[], scene: Scene): Promise<void> {
  const offer = await firstOffer(work);
  if (!offer) return;
  for (const person of people.filter(({ number }) => stageOf(number).name === STAGE)) {
    const asked = Math.min(person.at + HOUR_MS, scene.endMs - 12 * HOUR_MS);
    const { _id } = await applyToLender(actingAs(work, person.id, 'User', asked), {
      query: {},
      body: { loanId: offer.id, consent: true, consentVersion: CONSENT_VERSION },
    });
    const outcome = OUTCOMES[asksBefore(person.number) % OUTCOMES.length];
    if (outcome === 'waiting') continue;
    const decided = asked + 3 * HOUR_MS;
    await updateStatus(actingAs(work, offer.account_id, 'Partner', decided), {
      params: { id: _id },
      body: { status: 'Approved' },
    });
    if (outcome === 'agreed') await prepareAgreement(work.services, _id, new Date(decided + HOUR_MS));
    else await handOver(work, { id: _id, number: person.number, at: decided + 6 * HOUR_MS }, scene);
  }
}

/** Of any thirty people in a row one is at the stage. */
const asksBefore = (number: number): number => Math.floor(number / 30);

const firstOffer = ({ db }: Work) =>
  db
    .selectFrom('partner_loans as l')
    .innerJoin('partners as p', 'p.id', 'l.partner_id')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['l.id', 'p.account_id'])
    .where('a.email', '=', DEMO_LENDERS[0]?.email ?? '')
    .where('p.licence_state', '=', 'Licensed')
    .where('p.status', '=', 'Active')
    .where('l.status', '=', 'Active')
    .orderBy('l.id')
    .executeTakeFirst();

type Approved = { id: IdOf<'applications'>; number: number; at: number };

async function handOver(work: Work, { id, number, at }: Approved, { seed, staffIds }: Scene): Promise<void> {
  const officer = staffIds[number % staffIds.length];
  if (!officer) throw new RangeError('nobody to pay the loans out');
  await workAt(work, work.actor, new Date(at)).transaction(async (work) => {
    const row = await work.db
      .selectFrom('applications as p')
      .innerJoin('partner_loans as l', 'l.id', 'p.partner_loan_id')
      .select(['p.account_id', 'p.partner_id', 'p.amount_cents', 'p.rate_monthly_bps', 'p.term_months'])
      .select('l.repayment_option')
      .where('p.id', '=', id)
      .executeTakeFirstOrThrow();
    await openLoan(work, {
      applicationId: id,
      accountId: row.account_id,
      partnerId: row.partner_id,
      amountCents: row.amount_cents,
      rateMonthlyBps: row.rate_monthly_bps,
      termMonths: row.term_months,
      repaymentOption: row.repayment_option,
      disbursedOn: dayOf(work.now),
      reference: `DEMO-${seed}-LENDER-${number}`,
      disbursedBy: officer,
    });
  });
}
