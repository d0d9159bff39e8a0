// Proves that TRNs, ID and account numbers are sealed at rest, and that the keys at hand open them.
import { sql } from 'kysely';
import { formsThatSeal, holdsPlainNumber } from '#features/information/rules-in-sql/sealed-fields.ts';
import { answersOpener } from '#features/information/server/sealed/sealed-answers.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Services } from '#platform/server/work.ts';
import { nilId } from '#shared/id.ts';

export type Sealed = { lookedAt: number; faults: string[] };

const AT_ONCE = 1_000;

/** Rows with plain numbers, which an older version left and the job has not sealed yet. */
export async function plainNumbers(db: Db): Promise<Sealed> {
  const { rows } = await sql<{ row: string }>`
    with ${formsThatSeal}
    select s.id as row from submissions s join forms f on f.id = s.form_version_id where ${holdsPlainNumber('s', 'f')}
    union all select v.id from verifications v join forms f on f.id = v.form_version_id where ${holdsPlainNumber('v', 'f')}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ count: number }>`
    select (select count(*) from submissions)::int + (select count(*) from verifications)::int as count`.execute(
    db,
  );
  return {
    lookedAt: counted[0]?.count ?? 0,
    faults: rows.map(({ row }) => `${row}: holds a number in plain; ./pimento keys:rotate seals it`),
  };
}

/** Sealed rows that the keys of the settings do not open. */
export async function unopenedNumbers(services: Pick<Services, 'config' | 'db'>): Promise<Sealed> {
  const found: Sealed = { lookedAt: 0, faults: [] };
  for (const table of ['submissions', 'verifications'] as const) {
    const open = await answersOpener(services, table);
    let after: string | undefined = nilId();
    while (after !== undefined) {
      const rows = await services.db
        .selectFrom(table)
        .select(['id', 'answers', 'sealed'])
        .where(sql<string>`id`, '>', after)
        .where('sealed_with', 'is not', null)
        .orderBy('id')
        .limit(AT_ONCE)
        .execute();
      found.lookedAt += rows.length;
      for (const row of rows)
        try {
          open(row);
        } catch (error) {
          found.faults.push(`${row.id}: ${error instanceof Error ? error.message : error}`);
        }
      after = rows.at(-1)?.id;
    }
  }
  return found;
}
