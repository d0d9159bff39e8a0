// The table of applications for staff, filtered, sorted and paged.

import { type RawBuilder, sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import { asksForDays, type DaysAsked, isInDays } from '#features/audit/server/searched-days.ts';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer, unsearched } from '#platform/server/database/search/capped-search.ts';
import {
  compiledPages,
  type Paged,
  type Reader,
} from '#platform/server/database/statements/compiled-pages.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { centsToDollars } from '#shared/money.ts';
import type { ApplicationStatus, applicationEndpoints, StaffApplicationRow } from '../../contract.ts';
import { agreementEndOf } from '../store.ts';
import { applicationQueue } from '../waiting-applications.ts';

type Filters = {
  status?: ApplicationStatus | undefined;
  accountId?: IdOf<'accounts'> | undefined;
  sort: keyof typeof ORDERS;
  happened?: 'applied' | 'approved' | undefined;
} & DaysAsked;

/** The orders of the list, each read from an index. */
const ORDERS = {
  newest: sql`p.created_at desc, p.id desc`,
  oldest: sql`p.created_at, p.id`,
  largest: sql`p.amount_cents desc, p.id desc`,
  smallest: sql`p.amount_cents, p.id`,
  due: sql`(p.status <> 'Pending'), p.created_at, p.id`,
};

type ListRow = Columns<
  'applications',
  'amount_cents' | 'rate_monthly_bps' | 'term_months' | 'status' | 'created_at' | 'partner_id'
> &
  Columns<'accounts', 'email'> &
  Counted &
  WaitsRead & {
    /** The application's id; null in the single row that stands for an empty page. */
    id: Column<'applications', 'id'> | null;
    account_id: Column<'accounts', 'id'>;
    full_name: string;
    partner_name: string | null;
    half_approved: boolean;
    agreement_end: StaffApplicationRow['agreementEnd'];
  };

/**
 * One page of applications, in one round trip. Without a search the total comes from the kept counts and the page from an index, which alone
 * is read for the pages before it; with one, the people are found first (an index of their texts) and only their applications are read; of some days,
 * what happened in them.
 */
export async function listApplications(
  work: Work<Actor>,
  { query }: Received<typeof applicationEndpoints, 'GET /api/loan-application/admin'>,
) {
  const { page, search, ...filters } = query;
  const rows = await readPage(work, { page, search }, filters);
  return foundAnswer(rows.filter(isThere).map(rowOnWire), rows[0], page);
}

const readPage = compiledPages(statementOf, (filters) => !filters.accountId && !asksForDays(filters));

function statementOf(query: Filters, { page, words }: Paged, reader: Reader): RawBuilder<ListRow> {
  const order = ORDERS[query.sort];
  const ofPerson = query.accountId ? sql`p.account_id = ${query.accountId}` : sql`true`;
  const inDays = asksForDays(query) ? sql`${ofPerson} and ${happenedInDays(query)}` : ofPerson;
  const inStatus = query.status ? sql`${inDays} and p.status = ${sql.lit(query.status)}` : inDays;
  const counted = query.status ? sql`where status = ${sql.lit(query.status)}` : sql``;
  const shown = sql`applications p where ${inStatus}`;
  const total =
    asksForDays(query) || query.accountId
      ? sql`(select count(*)::int from ${shown})`
      : sql`(select coalesce(sum(applications), 0)::int from application_totals ${counted})`;
  const found = words
    ? searchPeople(words, { table: 'applications', alias: 'p', where: inStatus, order, page })
    : unsearched(shown, total);
  return sql<ListRow>`
    ${found.with}
    select p.id, p.amount_cents, p.rate_monthly_bps, p.term_months, p.status, p.created_at, p.partner_id,
      p.loan_info #>> '{partner,name}' as partner_name,
      (p.status = 'Pending' and p.first_approved_by is not null) as half_approved,
      ${agreementEndOf('p')} as agreement_end, a.id as account_id,
      a.first_name || ' ' || a.last_name as full_name, a.email, t.*, waits.*
    from ${found.counted} t
    left join (select p.id from ${found.rows} order by ${order} ${pageClause(page)}) on_page on true
    left join applications p on p.id = on_page.id
    left join accounts a on a.id = p.account_id
    left join lateral ${waitsOf(applicationQueue, reader, { entry: sql`p.id` })} waits on true
    order by ${order}`;
}

/** Whether an application was made or approved in some days, as the figures of the days count them. */
const happenedInDays = ({ happened, ...asked }: Filters) =>
  happened === 'approved'
    ? sql`p.status = 'Approved' and ${isInDays('p.decided_at', asked)}`
    : isInDays('p.created_at', asked);

const isThere = (row: ListRow): row is ListRow & { id: string } => row.id !== null;

const rowOnWire = (row: ListRow & { id: string }): StaffApplicationRow => ({
  _id: row.id,
  loanAmount: centsToDollars(row.amount_cents),
  interestRate: row.rate_monthly_bps / 100,
  term: row.term_months,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name ?? '' },
  user: { _id: row.account_id, fullName: row.full_name, email: row.email },
  halfApproved: row.half_approved,
  agreementEnd: row.agreement_end,
  ...waitsOnWire(row),
});
