// Writes many rows of a table in one statement with one parameter, alike on both database engines.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Db } from '#platform/server/database/database.ts';

/** A row to be written, its JSON columns as objects and not as text. */
export type Row<Name extends keyof Tables> = {
  [Column in keyof Insertable<Tables[Name]>]: Column extends keyof Selectable<Tables[Name]>
    ? Selectable<Tables[Name]>[Column]
    : never;
};

/** In the order in which their references allow them to be written. */
const TABLES = [
  'accounts',
  'seed_accounts',
  'quiz_answers',
  'submissions',
  'verifications',
  'seed_transfers',
  'files',
  'file_uses',
  'activities',
  'decisions',
  'applications',
  'audit_entries',
] as const satisfies (keyof Tables)[];

type DemoTable = (typeof TABLES)[number];

export type DemoRows = { [Name in DemoTable]: Row<Name>[] };

export const joinRows = (all: readonly DemoRows[]): DemoRows => ({
  accounts: all.flatMap(({ accounts }) => accounts),
  seed_accounts: all.flatMap(({ seed_accounts }) => seed_accounts),
  quiz_answers: all.flatMap(({ quiz_answers }) => quiz_answers),
  submissions: all.flatMap(({ submissions }) => submissions),
  verifications: all.flatMap(({ verifications }) => verifications),
  seed_transfers: all.flatMap(({ seed_transfers }) => seed_transfers),
  files: all.flatMap(({ files }) => files),
  file_uses: all.flatMap(({ file_uses }) => file_uses),
  activities: all.flatMap(({ activities }) => activities),
  decisions: all.flatMap(({ decisions }) => decisions),
  applications: all.flatMap(({ applications }) => applications),
  audit_entries: all.flatMap(({ audit_entries }) => audit_entries),
});

export const noRows = (): DemoRows => joinRows([]);

/** A column that some rows leave out is null in them; one that all leave out takes its default. */
export async function insertRows(db: Db, rows: DemoRows): Promise<void> {
  for (const name of TABLES) {
    const columns = new Set<string>();
    for (const row of rows[name]) for (const column of Object.keys(row)) columns.add(column);
    if (columns.size === 0) continue;
    const list = sql.join([...columns].map((column) => sql.ref(column)));
    const table = sql.table(name);
    await sql`insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(rows[name])}::json)`.execute(
      db,
    );
  }
}
