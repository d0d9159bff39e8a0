// What a person is told of records of which they may have any number: counted first, and read some at a time while it is sent.
import { type RawBuilder, sql } from 'kysely';
import type { HeldPart, HeldRecord } from '../personal-records.ts';
import type { Db } from './database.ts';
import { type End, inBatches } from './in-batches.ts';

type From = { end: End | null; limit: number };

type Held<Row> = {
  title: string;
  /** A statement of all the rows: it is counted. */
  all: RawBuilder<unknown>;
  /** The statement of the first of them, or of those that come after a row, in their order. */
  batch: (from: From) => RawBuilder<Row>;
  recordOf: (row: Row) => HeldRecord;
};

export async function heldInBatches<Row extends End>(
  db: Db,
  { title, all, batch, recordOf }: Held<Row>,
): Promise<HeldPart> {
  const { rows } = await sql<{ count: number }>`select count(*)::int from (${all}) counted`.execute(db);
  const batches = async function* () {
    for await (const some of inBatches<Row>((from) => batch(from).execute(db))) yield some.map(recordOf);
  };
  return { title, records: [], many: { count: rows[0]?.count ?? 0, batches } };
}

/**
 * Of rows that have a moment and an id, the newest first: `columns` are read `of` a table with the conditions that make them the person's, which
 * further ones can follow.
 */
export const newestFirst = <Row extends End>(columns: RawBuilder<unknown>, of: RawBuilder<unknown>) => ({
  all: sql`select from ${of}`,
  batch: ({ end, limit }: From) => sql<Row>`select ${columns}, created_at::text as at, id from ${of}
    ${end === null ? sql`` : sql`and (created_at, id) < (${end.at}::timestamptz, ${end.id}::uuid)`}
    order by created_at desc, id desc limit ${sql.lit(limit)}`,
});
