// The applications for a lender's loans: searched, filtered, sorted and paged. Who applied is named while that consent stands, and found by name only then.
import { sql } from 'kysely';
import { asksForDays, type DaysAsked, isInDays } from '#features/audit/server/searched-days.ts';
import { sharesContact } from '#features/consents/rules-in-sql/lender-consent.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStanding } from '#platform/server/rules-in-sql/consent.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Day } from '#shared/calendar.ts';
import { centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import type {
  ApplicationStatus,
  applicationEndpoints,
  LenderApplicationRow,
  LenderSort,
} from '../../contract.ts';
import { waitsFor } from '../../rules/counter-offer/counter-offer.ts';
import { waitsForBorrower, waitsForLender } from '../../rules-in-sql/counter-offer.ts';
import { openUntil } from '../counter-offer/read-counter-offer.ts';
import { agreementEndOf } from '../store.ts';

type Query = {
  page: number;
  status?: ApplicationStatus | undefined;
  search?: string | undefined;
  sort: LenderSort;
  waitsFor?: 'lender' | 'borrower' | undefined;
  happened?: 'applied' | 'approved' | 'rejected' | undefined;
} & DaysAsked;

/** What each order of the list goes by, written as its index has it. */
const KEYS = {
  created: sql`p.created_at`,
  title: sql`lower(p.loan_info ->> 'name')`,
  product: sql`lower(p.product_info ->> 'name')`,
  maximumAmount: sql`(p.loan_info ->> 'maximumAmount')::numeric`,
  maximumInterestRate: sql`(p.loan_info ->> 'maximumInterestRate')::numeric`,
  type: sql`(p.loan_info ->> 'type')`,
};

const WAITS_FOR = { lender: waitsForLender, borrower: waitsForBorrower } as const;

function orderOf(sort: LenderSort) {
  const isDescending = sort.startsWith('-');
  const key = KEYS[(isDescending ? sort.slice(1) : sort) as keyof typeof KEYS];
  return isDescending ? sql`${key} desc, p.id desc` : sql`${key}, p.id`;
}

type ListRow = Columns<'applications', 'status' | 'amount_cents' | 'created_at' | 'rejection_reason'> & {
  /** The application's id; null in the single row that stands for an empty page. */
  id: Column<'applications', 'id'> | null;
  loan_info: object;
  product_info: object;
  agreement_end: LenderApplicationRow['agreementEnd'];
  open_until: Day | null;
  full_name: string | null;
  total: number;
};

/** Joins the applicant's consent that stands and says who they are; nothing is joined to those who have withdrawn it. */
const SHOWN = sql`k.account_id = p.account_id and k.partner_id = p.partner_id and k.purpose = 'LoanApplication'
  and ${isStanding('k')} and ${sharesContact('k')}`;

/**
 * One page of the calling lender's applications, in one round trip: without a search the total comes from the kept counts and the page from
 * an index.
 */
export async function listLenderApplications(
  work: Work<Actor>,
  { query }: Received<typeof applicationEndpoints, 'GET /api/loan-application/partner'>,
) {
  const company = sql`(select id from partners where account_id = ${work.actor.id})`;
  const inStatus = query.status ? sql`and p.status = ${sql.lit(query.status)}` : sql``;
  const waiting = query.waitsFor
    ? sql`and ${WAITS_FOR[query.waitsFor]({ application: 'p', now: work.now })}`
    : sql``;
  const inDays = asksForDays(query) ? sql`and ${happenedInDays(query)}` : sql``;
  const matching = query.search
    ? sql`join consents k on ${SHOWN} join accounts m on m.id = p.account_id and m.search_text like (select ${likePattern(query.search)})`
    : sql``;
  const wanted = sql`from applications p ${matching} where p.partner_id = ${company} ${inStatus} ${waiting} ${inDays}`;
  const counted = query.status ? sql`and status = ${sql.lit(query.status)}` : sql``;
  const total =
    query.search || query.waitsFor || asksForDays(query)
      ? sql`(select count(*)::int ${wanted})`
      : sql`(select coalesce(sum(applications), 0)::int from lender_application_totals where partner_id = ${company} ${counted})`;
  const order = orderOf(query.sort);
  const { rows } = await sql<ListRow>`
    select p.id, p.status, p.amount_cents, p.created_at, p.loan_info, p.product_info, p.rejection_reason,
      ${agreementEndOf('p')} as agreement_end, ${openUntil('p')} as open_until, a.first_name || ' ' || a.last_name as full_name, t.total
    from (select ${total} as total) t
    left join (select p.* ${wanted} order by ${order} ${pageClause(query.page)}) p on true
    left join consents k on ${SHOWN}
    left join accounts a on a.id = k.account_id
    order by ${order}`.execute(work.db);
  return pageAnswer(
    rows.filter(isThere).map((row) => onWire(row, work.now)),
    rows[0]?.total ?? 0,
    query.page,
  );
}

/** Whether an application was made or decided in some days, as the figures of the lender's days count them. */
function happenedInDays({ happened, ...asked }: Query) {
  if (happened === 'approved') return sql`p.status = 'Approved' and ${isInDays('p.decided_at', asked)}`;
  if (happened === 'rejected') return sql`p.status = 'Rejected' and ${isInDays('p.decided_at', asked)}`;
  return isInDays('p.created_at', asked);
}

const isThere = (row: ListRow): row is ListRow & { id: string } => row.id !== null;

const onWire = (row: ListRow & { id: string }, now: Date): LenderApplicationRow => ({
  _id: row.id,
  status: row.status,
  created: row.created_at.toISOString(),
  user: row.full_name === null ? null : { fullName: row.full_name },
  loanAmount: centsToDollars(row.amount_cents),
  loanInfoImmutable: JSON.stringify(row.loan_info),
  productInfoImmutable: JSON.stringify(row.product_info),
  rejectionReason: row.rejection_reason,
  agreementEnd: row.agreement_end,
  waitsForBorrower: waitsFor({ status: row.status, openUntil: row.open_until }, now) === 'borrower',
});
