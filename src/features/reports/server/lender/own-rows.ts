// Reads a lender's own products, loans, applications and running loans in the order in which they were made, a batch at a time.

import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { recordLooks } from '#features/consents/server/record-look.ts';
import { holdStandingConsents } from '#features/consents/server/standing-consent.ts';
import { loanFields } from '#features/partners/fields/partner-loan.ts';
import { productFields } from '#features/partners/fields/partner-product.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { type End, inBatches } from '#platform/server/database/in-batches.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { type LenderReport, type REPORT_COLUMNS, SNAPSHOT_COLUMNS } from '../../rules/lender-reports.ts';
import { cellsOf, day, dollars, moment, percent, RUNNING_LOAN } from '../export/cells.ts';

export type Cells = Record<string, string | number | null>;

type Row = End &
  Columns<'applications', 'id'> & {
    cells: Cells;
    account_id: Column<'applications', 'account_id'> | null;
  };

const PRODUCT: Record<(typeof REPORT_COLUMNS)['products'][number], RawBuilder<unknown>> = {
  _id: sql`r.id`,
  ...cellsOf(productFields),
  created: moment('r.created_at'),
  updated: moment('r.updated_at'),
};

const LOAN: Record<(typeof REPORT_COLUMNS)['loans'][number], RawBuilder<unknown>> = {
  _id: sql`r.id`,
  ...cellsOf(loanFields),
  loanCriteriaValue: percent('r.loan_criteria_value_hundredths'),
  product: sql`(select p.name from products p where p.id = r.product_id)`,
  addedBy: sql`(select c.account_id from partners c where c.id = r.partner_id)`,
  created: moment('r.created_at'),
  updated: moment('r.updated_at'),
};

const APPLICATION = Object.fromEntries(
  SNAPSHOT_COLUMNS.map((name) => [name, sql`r.loan_info ->> ${sql.lit(name)}`]),
);

/** The cells of a lender's running loans. The borrower is named: the contract is the lender's own. */
const PORTFOLIO: Record<(typeof REPORT_COLUMNS)['portfolio'][number], RawBuilder<unknown>> = {
  ...RUNNING_LOAN,
  borrower: sql`(select a.first_name || ' ' || a.last_name from accounts a where a.id = r.account_id)`,
  state: sql`r.state`,
  disbursedOn: day('r.disbursed_on'),
  nextDueOn: day('r.oldest_due_on'),
  writtenOff: dollars('r.written_off_cents'),
};

const SOURCES: Record<LenderReport, { table: string; cells: Record<string, RawBuilder<unknown>> }> = {
  products: { table: 'products', cells: PRODUCT },
  loans: { table: 'partner_loans', cells: LOAN },
  'loan-applications': { table: 'applications', cells: APPLICATION },
  portfolio: { table: 'loans', cells: PORTFOLIO },
};

/** Reads a lender's rows batch by batch, as cells. Rows that are made after the work began are left for the next file. */
export async function* ownRows(
  work: Work<Actor>,
  report: LenderReport,
  partnerId: IdOf<'partners'>,
): AsyncGenerator<Cells[]> {
  for await (const rows of inBatches(({ end, limit }) =>
    batch(report, partnerId, work.now, end, limit).execute(work.db),
  ))
    yield report === 'loan-applications'
      ? await withPeople(work, partnerId, rows)
      : rows.map(({ cells }) => cells);
}

function batch(report: LenderReport, partnerId: IdOf<'partners'>, now: Date, end: End | null, limit: number) {
  const { table, cells } = SOURCES[report];
  const made = sql.join(Object.entries(cells).flatMap(([name, cell]) => [sql.lit(name), cell]));
  const account = report === 'loan-applications' ? sql`r.account_id` : sql`null::uuid`;
  const after =
    end === null ? sql`true` : sql`(r.created_at, r.id) > (${end.at}::timestamptz, ${end.id}::uuid)`;
  return sql<Row>`
    select json_build_object(${made}) as cells, r.created_at::text as at, r.id, ${account} as account_id
    from ${sql.table(table)} r where r.partner_id = ${partnerId} and r.created_at <= ${now} and ${after}
    order by r.created_at, r.id limit ${sql.lit(limit)}`;
}

const REPORT = { kind: 'Report' as const, seen: ['email', 'fullName'] };

/** Adds the e-mail address and name of those whose consent stands now; each of them is notified of the look. */
function withPeople(work: Work<Actor>, partnerId: IdOf<'partners'>, rows: Row[]): Promise<Cells[]> {
  const ids = [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
  return work.transaction(async (work) => {
    const consents = await holdStandingConsents(work, ids, partnerId, 'LoanApplication');
    const looks = rows.flatMap(({ id, account_id }) => {
      const consentId = account_id === null ? undefined : consents.get(account_id);
      return account_id === null || consentId === undefined
        ? []
        : [{ ...REPORT, partnerId, consentId, accountId: account_id, applicationId: id }];
    });
    await recordLooks(work, looks);
    const people = await namesOf(work, [...consents.keys()]);
    return rows.map(({ cells, account_id }) => ({
      ...cells,
      ...((account_id !== null && people.get(account_id)) || { email: null, fullName: null }),
    }));
  });
}

async function namesOf({ db }: Work, ids: IdOf<'accounts'>[]): Promise<Map<string, Cells>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    people.map(({ id, email, first_name, last_name }) => [
      id,
      { email, fullName: fullNameOf({ first_name, last_name }) },
    ]),
  );
}
