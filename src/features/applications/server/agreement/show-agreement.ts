// The agreement of an approved application, for its borrower, for staff, and for the lender that it was made to.

import { sql } from 'kysely';
import { standingConsent } from '#features/consents/server/standing-consent.ts';
import type { NeededProof } from '#features/decisions/contract.ts';
import { stillNeeded } from '#features/decisions/server/still-needed.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isPartner, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import { refuse } from '#shared/refusal.ts';
import type { agreementEndpoints } from '../../contract/agreement.ts';
import { type Agreement, type AgreementFacts, agreementFactsSchema } from '../../contract/agreement.ts';
import { agreementState, moneyDueBy } from '../../rules/agreement/agreement-state.ts';
import { mayOpenAgreement } from '../../rules/lender-access.ts';
import { heldUp } from '../disbursement/may-lend.ts';

/** Shows an agreement; null where none will be made any more. */
export async function showAgreement(
  work: Work<Actor>,
  { params }: Received<typeof agreementEndpoints, 'GET /api/loan-application/:id/agreement'>,
): Promise<{ agreement: Agreement | null }> {
  const row = (await find(work, params.id)) ?? refuse('request.not_found');
  if (!row.id && (row.closed_at || row.disbursed_on)) return { agreement: null };
  const isOpen = !isPartner(work.actor) || (await lenderMayOpen(work, row));
  // A lender is shown the name where it is kept that it looked: with the application, on the paper, and for ever once it is signed.
  const isNamed = isOpen && (!isPartner(work.actor) || row.signed_at !== null);
  const needed = await neededFor(work, row);
  const cancelled = cancellationOf(work, row, isOpen);
  return { agreement: { ...onWire(work, row, needed, isOpen, isNamed), cancelled } };
}

type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

const find = ({ db, actor }: Work<Actor>, applicationId: IdOf<'applications'>) =>
  db
    .selectFrom('applications as p')
    .leftJoin('partners as c', 'c.id', 'p.partner_id')
    .leftJoin('agreements as g', 'g.application_id', 'p.id')
    .leftJoin('loans as l', (join) => join.onRef('l.application_id', '=', 'p.id').on(payoutStands('l')))
    .leftJoin('accounts as o', 'o.id', 'g.cancelled_by')
    .selectAll('g')
    .select([
      'p.closed_at',
      'p.account_id as borrower_id',
      'p.amount_cents',
      'p.partner_id',
      'l.disbursed_on',
      'l.id as loan_id',
    ])
    .select(['c.status as lender_status', 'c.licence_state as lender_licence'])
    .select(sql<string | null>`g.facts #>> '{lender,licence}'`.as('licence_signed'))
    .select(['o.first_name as canceller_first_name', 'o.last_name as canceller_last_name'])
    .where('p.id', '=', applicationId)
    .where('p.status', '=', 'Approved')
    .$if(isPartner(actor), (query) => query.where('c.account_id', '=', actor.id))
    .$if(!isPartner(actor) && !isStaff(actor), (query) => query.where('p.account_id', '=', actor.id))
    .executeTakeFirst();

/** What must still be verified for a loan of ours whose money is still to come; empty for a lender's, who pays its own. */
const neededFor = async (
  work: Work,
  { borrower_id, partner_id, amount_cents, disbursed_on, closed_at }: Row,
): Promise<NeededProof[]> =>
  partner_id || disbursed_on || closed_at ? [] : stillNeeded(work, borrower_id, amount_cents, work.actor);

async function lenderMayOpen(work: Work, { borrower_id, partner_id, signed_at }: Row): Promise<boolean> {
  const consent = partner_id ? await standingConsent(work, borrower_id, partner_id) : null;
  return mayOpenAgreement(consent?.shared ?? null, signed_at !== null);
}

function cancellationOf({ actor }: Work<Actor>, row: Row, isOpen: boolean): Agreement['cancelled'] {
  const { cancelled_at, cancel_reason, canceller_first_name, canceller_last_name } = row;
  return (
    cancelled_at && {
      at: cancelled_at.toISOString(),
      reason: isOpen ? cancel_reason : null,
      by: isStaff(actor) ? `${canceller_first_name} ${canceller_last_name}` : null,
    }
  );
}

function onWire(
  { now, actor, services }: Work<Actor>,
  row: Row,
  needed: NeededProof[],
  isOpen: boolean,
  isNamed: boolean,
): Omit<Agreement, 'cancelled'> {
  const { id, signed_at, declined_at, cancelled_at, file_id, sha256, signed_file_id, signed_file_sha256 } =
    row;
  const state = agreementState(id === null ? undefined : { signed_at, declined_at, cancelled_at });
  return {
    state,
    number: row.number,
    borrowerName: isNamed ? row.borrower_name : null,
    facts: row.facts === null ? null : figuresOnWire(agreementFactsSchema.parse(row.facts)),
    preparedAt: row.prepared_at?.toISOString() ?? null,
    paper: isOpen && file_id && sha256 ? { _id: file_id, sha256 } : null,
    signedAt: signed_at?.toISOString() ?? null,
    signedName: isOpen ? row.signed_name : null,
    signedPaper:
      isOpen && signed_file_id && signed_file_sha256
        ? { _id: signed_file_id, sha256: signed_file_sha256 }
        : null,
    stillNeeded: needed,
    moneyDueBy:
      state === 'Signed' && needed.length === 0 ? moneyDueBy(row.payable_at ?? now).toISOString() : null,
    heldUp: isStaff(actor) && state === 'Signed' && !row.disbursed_on ? heldUp(row, services.config) : null,
    handOverAt: services.config.places.handOverAt,
    disbursedOn: row.disbursed_on,
    loanId: row.loan_id,
    declinedAt: declined_at?.toISOString() ?? null,
  };
}

const figuresOnWire = (facts: AgreementFacts): NonNullable<Agreement['facts']> => ({
  preparedOn: facts.preparedOn,
  lender: facts.lender,
  loanAmount: centsToDollars(facts.amountCents),
  fee: centsToDollars(facts.feeCents),
  cashInHand: centsToDollars(facts.cashInHandCents),
  interestRate: facts.rateMonthlyBps / 100,
  term: facts.termMonths,
  repaymentOption: facts.repaymentOption,
  interest: centsToDollars(facts.interestCents),
  totalRepayment: centsToDollars(facts.totalRepaymentCents),
  effectiveYearlyRate: facts.effectiveYearlyBps / 100,
  schedule: facts.schedule.map(({ number, dueOn, amountCents }) => ({
    number,
    dueOn,
    amount: centsToDollars(amountCents),
  })),
});
