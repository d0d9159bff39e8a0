// Shows the rows of a file of repayments, page by page, and hands all of them out with their verdicts as a CSV file.

import { sql } from 'kysely';
import { happened } from '#features/activity/server/happened.ts';
import { type CsvColumn, csvFile, stampedName } from '#platform/server/csv.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { FileReply, Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { type Cents, cents, centsToDollars, showMoney } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import { type ImportRow, type importEndpoints, verdictsInOrder } from '../../contract/imports.ts';
import { isLeftOut } from '../../rules/imports/left-out.ts';
import { loanNumber } from '../../rules/loan-number.ts';
import { repaymentColumns, repaymentImportTexts as texts, verdictTexts } from '../../texts/staff-imports.ts';
import { importDownloaded } from '../desk-happenings.ts';

export async function listImportRows(
  { db }: Work,
  {
    params: { id },
    query: { page, verdict },
  }: Received<typeof importEndpoints, 'GET /api/loans/imports/:id/rows'>,
) {
  const narrowed = verdict === undefined ? sql`` : sql`and verdict = ${verdict}`;
  const { rows } = await sql<PageRow & { found: boolean; total: number }>`
    select t.found, t.total, r.*, coalesce(b.loan_id, w.loan_id) as by_hand_id,
      coalesce(b.number, w.number) as by_hand_number, b.loan_id is null as is_asked from (
      select exists (select from repayment_imports where id = ${id}) as found, coalesce(sum(rows), 0)::int as total
      from repayment_import_totals where import_id = ${id} ${narrowed}
    ) t left join (
      select ${COLUMNS} from repayment_import_rows where import_id = ${id} ${narrowed} order by line ${pageClause(page)}
    ) r on true left join lateral (${recordedByHand}) b on true left join lateral (${askedByHand}) w on true order by r.line`.execute(
    db,
  );
  if (!rows[0]?.found) refuse('request.not_found');
  return pageAnswer(rows.filter(({ line }) => line !== null).map(pageRow), rows[0].total, page);
}

/** The verdicts of a reference that stands in no books when its file is read. */
const UNKNOWN_REFERENCE = verdictsInOrder.filter(
  (verdict) => isLeftOut(verdict) && verdict !== 'Different' && verdict !== 'TakenBack',
);

const unknownReference = sql.join(UNKNOWN_REFERENCE.map((verdict) => sql.lit(verdict)));

/** In SQL: the loan that got the payment of the row `r` since, under its reference. */
const recordedByHand = sql`
  select e.loan_id, l.number from loan_entries e join loans l on l.id = e.loan_id
  where r.verdict in (${unknownReference})
    and e.kind = 'Repayment' and e.reference = r.reference and (r.amount_cents is null or e.amount_cents = r.amount_cents)
    and not exists (select from loan_entries b where b.reverses = e.id)`;

/** In SQL: the loan for which the payment of the row `r` waits for a second person, under its reference. */
const askedByHand = sql`
  select a.loan_id, l.number from loan_adjustments a join loans l on l.id = a.loan_id
  where r.verdict in (${unknownReference}) and a.kind = 'Repayment' and a.status = 'Asked' and a.reference = r.reference`;

/** In SQL: how many rows of the recorded file `i` were recorded by hand, and what they add up to. */
export const countedByHand = sql`
  select count(*)::int as by_hand_rows, coalesce(sum(r.amount_cents), 0)::bigint as by_hand_cents from repayment_import_rows r
  where i.state = 'Done' and r.import_id = i.id and r.verdict in (${unknownReference}) and exists (${recordedByHand})`;

const COLUMNS = sql`line, loan_number_given, reference_given, amount_given, date_given, payer_given, loan_id, reference,
  amount_cents, received_on, verdict, credit_cents`;

type Row = Columns<
  'repayment_import_rows',
  | 'line'
  | 'loan_number_given'
  | 'reference_given'
  | 'amount_given'
  | 'date_given'
  | 'payer_given'
  | 'loan_id'
  | 'amount_cents'
  | 'verdict'
  | 'received_on'
  | 'credit_cents'
>;

type PageRow = Row & {
  by_hand_id: Column<'loan_entries', 'loan_id'> | null;
  by_hand_number: Column<'loans', 'number'> | null;
  is_asked: boolean;
};

const pageRow = (row: PageRow): ImportRow => ({
  line: row.line,
  loanNumber: row.loan_number_given,
  reference: row.reference_given,
  amountGiven: row.amount_given,
  dateGiven: row.date_given,
  payer: row.payer_given,
  amount: row.amount_cents === null ? null : centsToDollars(row.amount_cents),
  receivedOn: row.received_on,
  verdict: row.verdict,
  loanId: row.loan_id,
  credit: centsToDollars(row.credit_cents),
  byHand:
    row.by_hand_id && row.by_hand_number
      ? { loanId: row.by_hand_id, loanNumber: row.by_hand_number, isAsked: row.is_asked }
      : null,
});

/** Hands out the rows as a file; who took it is audited before its first row leaves. */
export async function downloadVerdicts(
  work: Work<Actor>,
  { params: { id } }: Received<typeof importEndpoints, 'GET /api/loans/imports/:id/verdicts'>,
): Promise<FileReply> {
  const found = await work.db
    .selectFrom('repayment_imports')
    .select('file_name')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return refuse('request.not_found');
  await work.transaction((work) =>
    happened(work, importDownloaded, { subjectId: id }, { after: { fileName: found.file_name } }),
  );
  return csvFile(stampedName(texts.downloadName, work.now), VERDICT_COLUMNS, allRows(work, id));
}

const BATCH = 1_000;

/** Reads all rows along their key, each batch from where the last one ended. */
async function* allRows({ db }: Work, id: IdOf<'repayment_imports'>): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`
      select ${COLUMNS} from repayment_import_rows where import_id = ${id} and line > ${after}
      order by line limit ${sql.lit(BATCH)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = last.line;
  }
}

const VERDICT_COLUMNS: readonly CsvColumn<Row>[] = [
  { heading: texts.line, cell: ({ line }) => line },
  { heading: repaymentColumns.loanNumber, cell: ({ loan_number_given }) => loan_number_given },
  { heading: repaymentColumns.reference, cell: ({ reference_given }) => reference_given },
  { heading: repaymentColumns.amount, cell: ({ amount_given }) => amount_given },
  { heading: repaymentColumns.receivedOn, cell: ({ date_given }) => date_given },
  { heading: repaymentColumns.payer, cell: ({ payer_given }) => payer_given },
  { heading: texts.verdict, cell: (row) => inWords(row) },
];

const inWords = ({ verdict, credit_cents }: Row): string =>
  credit_cents === 0
    ? verdictTexts[verdict].words
    : `${verdictTexts[verdict].words}; ${texts.credit(showMoney(credit_cents))}`;

/** Hands out two rows as a partner would send them; their loan numbers are well-formed and belong to nobody. */
export async function downloadSample({ now }: Work): Promise<FileReply> {
  return csvFile(texts.sampleName, SAMPLE_COLUMNS, sampleRows(dayOf(now)));
}

type Sample = { number: string; reference: string; amount: Cents; on: string };

async function* sampleRows(on: string): AsyncGenerator<Sample> {
  yield { number: loanNumber(99_999_998), reference: 'PARTNER-000001', amount: cents(1_916_66), on };
  yield { number: loanNumber(99_999_999), reference: 'PARTNER-000002', amount: cents(500_00), on };
}

const SAMPLE_COLUMNS: readonly CsvColumn<Sample>[] = [
  { heading: repaymentColumns.loanNumber, cell: ({ number }) => number },
  { heading: repaymentColumns.reference, cell: ({ reference }) => reference },
  { heading: repaymentColumns.amount, cell: ({ amount }) => showMoney(amount).slice(1) },
  { heading: repaymentColumns.receivedOn, cell: ({ on }) => on },
  { heading: repaymentColumns.payer, cell: () => texts.samplePayer },
];
