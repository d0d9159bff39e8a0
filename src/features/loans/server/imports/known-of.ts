// What the books and the rows before say of a batch of rows: one statement for all of them.

import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { IdOf } from '#shared/id.ts';
import type { Known } from '../../rules/imports/validate-rows.ts';
import { paysOffCents } from '../../rules-in-sql/settlement.ts';
import { payoutStands } from '../../rules-in-sql/standing.ts';
import type { FileRow } from './read-file.ts';

/** What is known about each row of a batch, in the rows' order. */
export async function knownOf(
  db: Db,
  importId: IdOf<'repayment_imports'>,
  rows: readonly FileRow[],
): Promise<Known[]> {
  const asked = rows.map(({ loanNumber, reference, receivedOn }, place) => ({
    place,
    number: loanNumber,
    reference,
    received_on: receivedOn,
  }));
  const { rows: found } = await sql<Found>`
    with s as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s(place int, number text, reference text, received_on date)
    ), l as materialized (
      select l.id, l.number, l.disbursed_on, l.owed_cents, l.written_off_on,
        (select coalesce(sum(r.amount_cents), 0) from repayment_import_rows r
          where r.loan_id = l.id and r.import_id = ${importId} and r.verdict = 'Ready')::bigint as planned_cents
      from loans l where l.number in (select number from s) and ${payoutStands('l')}
    )
    select l.id, l.disbursed_on, l.planned_cents, e.loan_id as recorded_loan, e.amount_cents as recorded_cents, b.id is not null as is_taken_back,
      ${paysOffCents('l', sql`s.received_on`)} as settles_cents,
      exists (select from repayment_import_rows r where r.import_id = ${importId} and r.reference = s.reference
        and r.verdict in ('Ready', 'Overpays', 'Recorded')) as is_repeated
    from s
    left join l on l.number = s.number
    left join loan_entries e on e.kind = 'Repayment' and e.reference = s.reference
    left join loan_entries b on b.reverses = e.id
    order by s.place`.execute(db);
  return found.map(knownFrom);
}

type Found = Columns<'loans', 'disbursed_on'> & {
  id: Column<'loans', 'id'> | null;
  planned_cents: number;
  settles_cents: number;
  recorded_loan: string | null;
  recorded_cents: number;
  is_taken_back: boolean;
  is_repeated: boolean;
};

const knownFrom = (row: Found): Known => ({
  loan:
    row.id === null
      ? null
      : {
          id: row.id,
          disbursedOn: row.disbursed_on,
          settlesCents: row.settles_cents,
          plannedCents: row.planned_cents,
        },
  recorded:
    row.recorded_loan === null
      ? null
      : { loanId: row.recorded_loan, amountCents: row.recorded_cents, isTakenBack: row.is_taken_back },
  isRepeated: row.is_repeated,
});
