// Whether a file of repayments has to be recorded by somebody else than who uploaded it.
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '#platform/server/config.ts';
import { dayAt } from '#platform/server/rules-in-sql/calendar.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { DAYS_BACK } from '../../rules/desk/two-people.ts';

/**
 * In SQL, whether a file holds a payment that by hand would wait for a second person: a ticked one, a large one, or
 * one dated far back. `id` is the file's, a value or a column. The first row of each verdict is looked up along its
 * index; asked for all at once, the planner reads the whole table.
 */
export const holdsWhatTwoGuard = (
  id: RawBuilder<unknown>,
  now: Date,
  { aloneUpToCents }: Pick<Config, 'aloneUpToCents'>,
): RawBuilder<boolean> => {
  const has = (guarded: RawBuilder<unknown>) =>
    sql<boolean>`(select true from repayment_import_rows guarded where guarded.import_id = ${id} and ${guarded}
      order by guarded.line limit 1) is true`;
  return sql<boolean>`(${has(sql`guarded.verdict = 'Ticked'`)} or ${has(sql`guarded.verdict = 'Ready'
    and (guarded.amount_cents > ${aloneUpToCents} or guarded.received_on < ${dayAt(now)} - ${sql.lit(DAYS_BACK)})`)})`;
};

export async function needsSecond(
  { db, now, services }: Pick<Work, 'db' | 'now' | 'services'>,
  id: IdOf<'repayment_imports'>,
): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select ${holdsWhatTwoGuard(sql`${id}`, now, services.config)} as guarded`.execute(db);
  return rows[0]?.guarded === true;
}
