// Whom staff pay next: signed agreements whose money waits, or what was handed over; one page in one round trip, and one more where hours of some have not begun.

import { type RawBuilder, sql } from 'kysely';
import { NOTHING_WAITS, type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import { stillNeededOfEach } from '#features/decisions/server/still-needed.ts';
import { payoutStands } from '#features/loans/rules-in-sql/standing.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import { compiledPages, type Reader } from '#platform/server/database/statements/compiled-pages.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { MomentSort } from '#shared/list/choices.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { disbursementEndpoints, Payout, PayoutsShown } from '../../contract/disbursement.ts';
import { moneyDueBy, payableBeforeOverdue } from '../../rules/agreement/agreement-state.ts';
import { cashInHand } from '../../rules/disbursement/cash-in-hand.ts';
import { approversOf, hasApproved } from '../../rules/disbursement/has-approved.ts';
import { isMoneyOverdue, isSigned } from '../../rules-in-sql/agreement-state.ts';
import { visiblePayable } from '../agreement/visible-payable.ts';
import { payoutQueue } from '../waiting-applications.ts';
import { heldUp, type LendingRead } from './may-lend.ts';

type Filters = { show: PayoutsShown; sort?: MomentSort | undefined };

type Row = Columns<
  'applications',
  'amount_cents' | 'partner_id' | 'decided_by' | 'first_approved_by' | 'also_approved_by'
> &
  Columns<'agreements', 'signed_at' | 'payable_at'> &
  Columns<'accounts', 'email' | 'phone' | 'status'> &
  Columns<'loans', 'number' | 'disbursed_on'> &
  WaitsRead &
  LendingRead & {
    /** The application's id; null in the single row that stands for an empty page. */
    id: Column<'applications', 'id'> | null;
    partner_name: string | null;
    borrower_id: IdOf<'accounts'>;
    full_name: string;
    loan_id: IdOf<'loans'> | null;
    reference: string;
    disburser_name: string;
    total: number;
  };

export async function listPayouts(
  work: Work<Actor>,
  { query }: Received<typeof disbursementEndpoints, 'GET /api/loan-application/admin/disbursements'>,
) {
  const { page, ...filters } = query;
  const rows = await readPage(work, { page }, filters);
  const there = rows.filter(isThere);
  const waits = await whoWaitForProof(work, there);
  return pageAnswer(
    there.map((row) => onWire(row, work, waits.has(row.id))),
    rows[0]?.total ?? 0,
    page,
  );
}

/** What is overdue is found by a moment that is worked out for each call. */
const readPage = compiledPages(
  (filters: Filters, { page }, reader) =>
    filters.show === 'done' ? paid(filters, page) : waiting(filters, page, reader),
  ({ show }) => show !== 'overdue',
);

/**
 * Which of these payouts still wait for something to be verified. The papers themselves are read, because the job
 * that starts the 24 hours runs a little later.
 */
async function whoWaitForProof(work: Work<Actor>, rows: readonly There[]): Promise<Set<string>> {
  const unpromised = rows.filter((row) => !row.payable_at && !row.loan_id && !row.partner_id);
  const people = unpromised.map((row) => ({ accountId: row.borrower_id, amountCents: row.amount_cents }));
  const needed = await stillNeededOfEach(work, people, work.actor);
  return new Set(unpromised.filter((_, place) => needed[place]?.length).map(({ id }) => id));
}

/**
 * Signed agreements whose money waits, from an index of those alone; they are few, because each leaves with its money, so they may be
 * counted.
 */
function waiting({ show, sort = 'oldest' }: Filters, page: number, reader: Reader): RawBuilder<Row> {
  const { actor, now } = reader;
  const payable = visiblePayable(actor, 'g');
  // Those that are late are found by the moment on record, which an index has; the reader may know of fewer.
  // What is not to be paid yet is due as many hours after it was signed, as in the list of everything that waits.
  const order = alongMoment(sort, sql`coalesce(${payable}, g.signed_at)`, sql`g.id`);
  const toPay = sql`agreements g where ${isSigned('g')} and g.paid_on is null and g.erased_at is null
    and ${show === 'overdue' ? sql`g.payable_at < ${payableBeforeOverdue(now)} and ${isMoneyOverdue('g', now, payable)}` : sql`true`}`;
  return sql<Row>`
    select p.id, p.amount_cents, p.partner_id, p.decided_by, p.first_approved_by, p.also_approved_by, p.loan_info #>> '{partner,name}' as partner_name, g.signed_at, ${payable} as payable_at, ${BORROWER},
      null::uuid as loan_id, t.total, c.status as lender_status, c.licence_state as lender_licence,
      g.facts #>> '{lender,licence}' as licence_signed, waits.*
    from (select (select count(*)::int from ${toPay}) as total) t
    left join (select g.* from ${toPay} order by ${order} ${pageClause(page)}) g on true
    left join applications p on p.id = g.application_id
    left join partners c on c.id = p.partner_id
    left join accounts a on a.id = p.account_id
    left join lateral ${waitsOf(payoutQueue, reader, { entry: sql`g.id` })} waits on true
    order by ${order}`;
}

/** Payouts that were recorded, usually the latest first; their total comes from the kept counts. */
function paid({ sort = 'newest' }: Filters, page: number): RawBuilder<Row> {
  const order = alongMoment(sort, sql`l.created_at`, sql`l.id`);
  return sql<Row>`
  select p.id, p.amount_cents, p.partner_id, p.decided_by, p.first_approved_by, p.also_approved_by, p.loan_info #>> '{partner,name}' as partner_name, g.signed_at, g.payable_at, ${BORROWER},
    l.id as loan_id, l.number, l.disbursed_on, l.disbursement_reference as reference,
    o.first_name || ' ' || o.last_name as disburser_name, t.total,
    null as lender_status, null as lender_licence, null as licence_signed, ${NOTHING_WAITS}
  from (select (select coalesce(sum(loans), 0)::int from portfolio_totals where ${payoutStands('portfolio_totals')}) as total) t
  left join (select l.* from loans l where ${payoutStands('l')} order by ${order} ${pageClause(page)}) l on true
  left join applications p on p.id = l.application_id
  left join agreements g on g.application_id = l.application_id
  left join accounts a on a.id = l.account_id
  left join accounts o on o.id = l.disbursed_by
  order by ${order}`;
}

const BORROWER = sql`a.id as borrower_id, a.first_name || ' ' || a.last_name as full_name, a.email, a.phone, a.status`;

type There = Row & { id: string };

const isThere = (row: Row): row is There => row.id !== null;

function onWire(row: There, { actor, services }: Work<Actor>, waitsForProof: boolean): Payout {
  const approval = {
    partnerId: row.partner_id,
    decidedBy: row.decided_by,
    firstApprovedBy: row.first_approved_by,
    alsoApprovedBy: row.also_approved_by,
  };
  const amountCents = row.amount_cents;
  const { feeCents, cashInHandCents } = cashInHand(amountCents);
  return {
    _id: row.id,
    borrower: {
      _id: row.borrower_id,
      fullName: row.full_name,
      email: row.email,
      phone: row.phone,
      status: row.status,
    },
    partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name ?? '' },
    loanAmount: centsToDollars(amountCents),
    isYours: hasApproved(approval, actor.id),
    approvers: approversOf(approval),
    fee: centsToDollars(feeCents),
    cashInHand: centsToDollars(cashInHandCents),
    signedAt: row.signed_at?.toISOString() ?? null,
    moneyDueBy: row.payable_at && moneyDueBy(row.payable_at).toISOString(),
    waitsForProof,
    heldUp: row.loan_id === null ? heldUp(row, services.config) : null,
    loan:
      row.loan_id === null
        ? null
        : {
            _id: row.loan_id,
            number: row.number,
            disbursedOn: row.disbursed_on,
            reference: row.reference,
            disbursedBy: row.disburser_name,
          },
    ...waitsOnWire(row),
  };
}
