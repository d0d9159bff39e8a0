// Reads a model's rows in the order in which they were made, a batch at a time, each beginning where the last one ended.

import { type RawBuilder, sql } from 'kysely';
import { BATCH_ROWS, type End, inBatches } from '#platform/server/database/in-batches.ts';
import type { Work } from '#platform/server/work.ts';
import type { ExportColumn, ExportModel } from '../../rules/export-columns.ts';
import { day, dollars, moment, percent, RUNNING_LOAN } from './cells.ts';
import { DECISION, WHAT_BECAME_OF_IT } from './decision-cells.ts';

/** Which rows a file holds; `from` is the first moment of them, and `before` is outside. */
export type Filters = { status: string | null; from: Date | null; before: Date | null };

type Cells = Record<string, string | number | null>;

const ACCOUNT: Record<ExportColumn<'Account'>, RawBuilder<unknown>> = {
  id: sql`r.id`,
  firstName: sql`r.first_name`,
  lastName: sql`r.last_name`,
  email: sql`r.email`,
  phone: sql`r.phone`,
  country: sql`r.country`,
  userType: sql`r.user_type`,
  status: sql`r.status`,
  infoStatus: sql`r.info_status`,
  seeds: sql`(select s.balance from seed_accounts s where s.id = r.id)`,
  promoCode: sql`r.promo_code`,
  emailVerified: moment('r.email_verified_at'),
  lastLogin: moment('r.last_login_at'),
  created: moment('r.created_at'),
};

const person = (column: string) =>
  sql`(select a.first_name || ' ' || a.last_name from accounts a where a.id = ${sql.ref(column)})`;

const LOAN: Record<ExportColumn<'Loan'>, RawBuilder<unknown>> = {
  id: sql`r.id`,
  fullName: person('r.account_id'),
  email: sql`(select a.email from accounts a where a.id = r.account_id)`,
  lender: sql`r.loan_info #>> '{partner,name}'`,
  loanAmount: dollars('r.amount_cents'),
  interestRate: percent('r.rate_monthly_bps'),
  term: sql`r.term_months`,
  status: sql`r.status`,
  rejectionReason: sql`r.rejection_reason`,
  decidedBy: person('r.decided_by'),
  decided: moment('r.decided_at'),
  cancelled: sql`(select ${moment('g.cancelled_at')} from agreements g where g.application_id = r.id)`,
  created: moment('r.created_at'),
};

const LOAN_ACCOUNT: Record<ExportColumn<'LoanAccount'>, RawBuilder<unknown>> = {
  ...RUNNING_LOAN,
  id: sql`r.id`,
  fullName: person('r.account_id'),
  email: sql`(select a.email from accounts a where a.id = r.account_id)`,
  lender: sql`(select p.name from partners p where p.id = r.partner_id)`,
  status: sql`r.state`,
  disbursed: day('r.disbursed_on'),
  disbursementReference: sql`r.disbursement_reference`,
  feeDue: dollars('r.fee_due_cents'),
  writtenOffAmount: dollars('r.written_off_cents'),
  nextDue: day('r.oldest_due_on'),
  inDefault: day('r.defaulted_on'),
  writtenOff: day('r.written_off_on'),
  created: moment('r.created_at'),
};

type Source = {
  table: string;
  status: RawBuilder<unknown>;
  cells: Record<string, RawBuilder<unknown>>;
  /** What the cells of a model read besides, at most one row of it for each of its own. */
  joined?: RawBuilder<unknown>;
};

const SOURCES: Record<ExportModel, Source> = {
  Account: { table: 'accounts', status: sql`r.status`, cells: ACCOUNT },
  Loan: { table: 'applications', status: sql`r.status`, cells: LOAN },
  LoanAccount: { table: 'loans', status: sql`r.state`, cells: LOAN_ACCOUNT },
  Decision: { table: 'decisions', status: DECISION.status, cells: DECISION, joined: WHAT_BECAME_OF_IT },
};

/** Reads a model's rows batch by batch, as cells. Rows that are made after the work began are left for the next file. */
export async function* batchesOf(
  { db, now }: Work,
  model: ExportModel,
  filters: Filters,
): AsyncGenerator<Cells[]> {
  for await (const rows of inBatches(({ end }) => batch(model, filters, now, end).execute(db)))
    yield rows.map(({ cells }) => cells);
}

function batch(model: ExportModel, { status, from, before }: Filters, now: Date, end: End | null) {
  const { table, status: statusColumn, cells, joined = sql`` } = SOURCES[model];
  const conditions = [
    sql`r.created_at <= ${now}`,
    ...(status === null ? [] : [sql`${statusColumn} = ${status}`]),
    ...(from === null ? [] : [sql`r.created_at >= ${from}`]),
    ...(before === null ? [] : [sql`r.created_at < ${before}`]),
    ...(end === null ? [] : [sql`(r.created_at, r.id) > (${end.at}::timestamptz, ${end.id}::uuid)`]),
  ];
  return sql<End & { cells: Cells }>`
    select ${asObject(Object.entries(cells))} as cells, r.created_at::text as at, r.id
    from ${sql.table(table)} r ${joined} where ${sql.join(conditions, sql` and `)}
    order by r.created_at, r.id limit ${sql.lit(BATCH_ROWS)}`;
}

/** PostgreSQL gives a function a hundred arguments at most, which are fifty cells. */
const MOST_CELLS = 50;

/** In SQL, one object of all cells by their names. */
function asObject(cells: readonly [string, RawBuilder<unknown>][]): RawBuilder<unknown> {
  const pairs = cells.slice(0, MOST_CELLS).flatMap(([name, cell]) => [sql.lit(name), cell]);
  const object = sql`jsonb_build_object(${sql.join(pairs)})`;
  const rest = cells.slice(MOST_CELLS);
  return rest.length > 0 ? sql`${object} || ${asObject(rest)}` : object;
}
