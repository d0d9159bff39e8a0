// Rows that stand in the place of tables, so that a statement can be asked about as many as a test draws, whatever they hang on.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The rows by table; columns that are left out are null. */
export type DrawnRows = { [Name in keyof Tables]?: readonly Partial<Selectable<Tables[Name]>>[] };

/** What the statement answers where the tables named hold these rows and no others. */
export async function answersOver<Answer>(
  db: Db,
  drawn: DrawnRows,
  statement: RawBuilder<Answer>,
): Promise<Answer[]> {
  const tables = Object.entries(drawn).map(([name, rows]) => {
    const table = sql.table(name);
    return sql`${table} as (select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb))`;
  });
  return (await sql<Answer>`with ${sql.join(tables)} ${statement}`.execute(db)).rows;
}

/** One verdict for each row of a table, in their order. `verdict` asks about the row as `r`. */
export async function verdictsOn<Name extends keyof Tables & string, Verdict>(
  db: Db,
  table: Name,
  rows: readonly Partial<Selectable<Tables[Name]>>[],
  verdict: RawBuilder<Verdict>,
): Promise<Verdict[]> {
  const answers = await sql<{ verdict: Verdict }>`
    select ${verdict} as verdict
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as drawn (row, place)
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, drawn.row) r order by drawn.place`.execute(
    db,
  );
  return answers.rows.map((answer) => answer.verdict);
}
