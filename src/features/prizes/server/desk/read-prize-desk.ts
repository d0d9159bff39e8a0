// Reads what staff see of a prize besides what everybody sees, in one round trip.
import { sql } from 'kysely';
import { type Columns, columnsIn } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { answerOf, type ColumnName } from '#shared/record/columns.ts';
import type { PrizeDesk } from '../../contract.ts';
import { prizeDeskFields, prizeFields } from '../../fields/staff-prize.ts';

type Row = Columns<
  'prizes',
  | ColumnName<typeof prizeFields>
  | 'revision'
  | 'created_at'
  | 'promised'
  | 'reserved'
  | 'gives_code'
  | 'added_by'
> & {
  adder_name: string | null;
  free: number;
  handed_out: number;
};

/** What staff see of a prize besides; null where there is no such prize. */
export async function readPrizeDesk({ db }: Work, id: string): Promise<PrizeDesk | null> {
  const { rows } = await sql<Row>`
    select ${columnsIn('p', prizeFields)}, p.revision, p.created_at, p.promised, p.reserved, p.gives_code, p.added_by, a.first_name || ' ' || a.last_name as adder_name, c.*
    from prizes p left join accounts a on a.id = p.added_by, lateral (
      select count(*) filter (where redemption_id is null)::int as free, count(redemption_id)::int as handed_out
      from coupon_codes where prize_id = p.id
    ) c where p.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...answerOf(prizeDeskFields, row),
    revision: row.revision,
    created: row.created_at.toISOString(),
    addedBy: row.added_by === null ? null : { _id: row.added_by, fullName: row.adder_name ?? '' },
    promised: row.promised,
    reserved: row.reserved,
    codes: row.gives_code ? { free: row.free, handedOut: row.handed_out } : null,
  };
}
