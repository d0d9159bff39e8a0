// Shows staff the files of repayments: all of them, and of one how far it is and how many rows have which verdict.

import { sql } from 'kysely';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { importEndpoints } from '../../contract/imports.ts';
import { type RepaymentImport, verdictsInOrder } from '../../contract/imports.ts';
import { isLeftOut } from '../../rules/imports/left-out.ts';
import { needsSecond } from './needs-second.ts';
import { countedByHand } from './show-rows.ts';
import { paymentQueue } from './waiting-imports.ts';

export async function listImports(
  work: Work<Actor>,
  { query: { page, sort = 'newest' } }: Received<typeof importEndpoints, 'GET /api/loans/imports'>,
) {
  const order = alongMoment(sort, sql`i.uploaded_at`, sql`i.id`);
  const { rows } = await sql<ListedRow & WaitsRead & { total: number }>`
    select t.total, i.*, l.*, h.*, waits.* from (select count(*)::int as total from repayment_imports) t
    left join (
      select ${NAMED}, coalesce(r.rows, 0) as recorded_rows, coalesce(r.amount_cents, 0) as recorded_cents
      from repayment_imports i
      left join repayment_import_totals r on r.import_id = i.id and r.verdict = 'Recorded'
      order by ${order} ${pageClause(page)}
    ) i on true
    left join lateral (${LEFT_OUT}) l on true left join lateral (${countedByHand}) h on true
    left join lateral ${waitsOf(paymentQueue, work, { entry: sql`i.id` })} waits on true order by ${order}`.execute(
    work.db,
  );
  const lines = rows
    .filter(({ id }) => id !== null)
    .map((row) => ({
      ...lineOf(row),
      recorded: counted(row.recorded_rows, row.recorded_cents),
      leftOut: counted(row.left_rows - row.by_hand_rows, row.left_cents - row.by_hand_cents),
      ...waitsOnWire(row),
    }));
  return pageAnswer(lines, rows[0]?.total ?? 0, page);
}

export async function showImport(
  work: Work,
  { params: { id } }: Received<typeof importEndpoints, 'GET /api/loans/imports/:id'>,
) {
  const { db } = work;
  const { rows } = await sql<DetailRow & ByHand>`
    select ${NAMED}, h.* from repayment_imports i left join lateral (${countedByHand}) h on true where i.id = ${id}`.execute(
    db,
  );
  const row = rows[0] ?? refuse('request.not_found');
  return {
    ...lineOf(row),
    ...(await totalsOf(db, id)),
    byHand: counted(row.by_hand_rows, row.by_hand_cents),
    notBy: (await needsSecond(work, id)) ? row.uploaded_by : null,
    sizeBytes: row.size_bytes,
    rowsRead: row.rows_read,
    confirmedBy: row.confirmed_name,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    problem: row.problem,
    settled: row.settled_at && {
      at: row.settled_at.toISOString(),
      by: row.settled_name ?? '',
      note: row.settled_note,
    },
  };
}

const nameOf = (column: string) =>
  sql`(select a.first_name || ' ' || a.last_name from accounts a where a.id = ${sql.ref(column)})`;

const NAMED = sql`i.*, ${nameOf('i.uploaded_by')} as uploaded_name, ${nameOf('i.confirmed_by')} as confirmed_name,
  ${nameOf('i.settled_by')} as settled_name`;

type DetailRow = Columns<
  'repayment_imports',
  | 'id'
  | 'file_name'
  | 'size_bytes'
  | 'state'
  | 'row_count'
  | 'uploaded_by'
  | 'rows_read'
  | 'uploaded_at'
  | 'confirmed_at'
  | 'finished_at'
  | 'problem'
  | 'settled_at'
  | 'settled_note'
> & {
  settled_name: string | null;
  uploaded_name: string;
  confirmed_name: string | null;
};
type ByHand = { by_hand_rows: number; by_hand_cents: number };
type ListedRow = DetailRow &
  ByHand & { recorded_rows: number; recorded_cents: number; left_rows: number; left_cents: number };

/** In SQL: what the file `i` left out, or will leave out. Of a discarded one no row is kept, and its money came with another. */
const LEFT_OUT = sql`
  select coalesce(sum(t.rows), 0)::int as left_rows, coalesce(sum(t.amount_cents), 0)::bigint as left_cents
  from repayment_import_totals t where i.state <> 'Discarded' and t.import_id = i.id
    and t.verdict in (${sql.join(verdictsInOrder.filter(isLeftOut).map((verdict) => sql.lit(verdict)))})`;

const lineOf = (row: DetailRow) => ({
  _id: row.id,
  fileName: row.file_name,
  state: row.state,
  rowCount: row.row_count,
  uploadedBy: row.uploaded_name,
  uploadedAt: row.uploaded_at.toISOString(),
});

type Totals = Pick<RepaymentImport, 'verdicts' | 'toRecord' | 'recorded'>;

/** The numbers of rows by verdict, as the writes keep them. */
export async function totalsOf(db: Db, id: IdOf<'repayment_imports'>): Promise<Totals> {
  const kept = await db
    .selectFrom('repayment_import_totals')
    .select(['verdict', 'rows', 'amount_cents'])
    .where('import_id', '=', id)
    .where('rows', '>', 0)
    .execute();
  const verdicts = verdictsInOrder.flatMap((verdict) =>
    kept
      .filter((one) => one.verdict === verdict)
      .map(({ rows, amount_cents }) => ({ verdict, ...counted(rows, amount_cents) })),
  );
  const sumOf = (...wanted: (typeof verdictsInOrder)[number][]) => {
    const chosen = kept.filter(({ verdict }) => wanted.some((one) => one === verdict));
    return counted(
      chosen.reduce((sum, { rows }) => sum + rows, 0),
      chosen.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    );
  };
  return { verdicts, toRecord: sumOf('Ready', 'Ticked'), recorded: sumOf('Recorded') };
}

/** The largest sum that is shown: a file of nonsense may add up to more than any amount of money here. */
const MOST_CENTS = 10_000_000_000_000;

const dollars = (amountCents: number): number => Math.min(amountCents, MOST_CENTS) / 100;

const counted = (rows: number, amountCents: number) => ({ rows, amount: dollars(amountCents) });
