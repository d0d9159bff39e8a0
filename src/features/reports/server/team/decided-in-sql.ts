// What was decided in the queues as one statement: each queue's rows in one shape, of some days.
import { type RawBuilder, sql } from 'kysely';
import type { QueueSource } from '#features/casework/server/source.ts';

type Piece = RawBuilder<unknown>;

export type DecidedAsked = {
  from: Date;
  before: Date;
  officerId?: string | undefined;
  cameBack?: 'reopened' | 'overturned' | undefined;
};

/** In SQL, the columns `queue, entry_id, record_id, entered_at, made_at, officer_id, person_id, verdict, is_reopened, is_overturned`, then `more`. */
export function decidedOf(
  { queue, decided }: QueueSource,
  { from, before, officerId, cameBack }: DecidedAsked,
  more: Piece = sql``,
): Piece {
  const { rows, id, recordId = id, entered, at, by, personId, verdict } = decided;
  const reopened = decided.reopened ?? sql`false`;
  const overturned = decided.overturned ?? sql`false`;
  return sql`select ${sql.lit(queue)}::text as queue, ${id} as entry_id, ${recordId} as record_id, ${entered} as entered_at, ${at} as made_at,
    ${by} as officer_id, ${personId} as person_id, ${verdict}::text as verdict, ${reopened} as is_reopened, ${overturned} as is_overturned
    ${rows} and ${at} >= ${from} and ${at} < ${before}
    ${officerId ? sql`and ${by} = ${officerId}` : sql``}
    ${cameBack ? sql`and ${cameBack === 'reopened' ? reopened : overturned}` : sql``} ${more}`;
}

/** The latest first, along the index of when. */
export const latestOf = ({ decided: { at, id } }: QueueSource, rows: Piece): Piece =>
  sql`order by ${at} desc, ${id} desc ${rows}`;
