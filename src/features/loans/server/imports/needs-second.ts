// Whether a file of repayments has to be recorded by somebody else than who uploaded it.
import type { Work } from '#platform/server/work.ts';
import { addDays, dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { DAYS_BACK } from '../../rules/desk/two-people.ts';

/** What by hand would wait for a second person is in it: ticked, large, or dated far back. */
export async function needsSecond(
  { db, now, services }: Pick<Work, 'db' | 'now' | 'services'>,
  id: IdOf<'repayment_imports'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('repayment_import_rows')
    .select('line')
    .where('import_id', '=', id)
    .where((row) =>
      row.or([
        row('verdict', '=', 'Ticked'),
        row.and([
          row('verdict', '=', 'Ready'),
          row.or([
            row('amount_cents', '>', services.config.aloneUpToCents),
            row('received_on', '<', addDays(dayOf(now), -DAYS_BACK)),
          ]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
