// In a list of records, as part of its own statement: by when what waits at each of them is due, and whose it is.
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '#platform/server/database/statements/compiled-pages.ts';
import type { Waits } from '../contract.ts';
import { type Asked, firstOf, shownEntriesOf } from './entries-in-sql.ts';
import type { QueueSource } from './source.ts';

type Piece = RawBuilder<unknown>;

/** What `waits.*` answers; all null where nothing waits. */
export type WaitsRead = {
  waits_due: Date | null;
  waits_is_late: boolean | null;
  waits_may_take: boolean | null;
  waits_owner_id: string | null;
  waits_owner_name: string | null;
};

/**
 * A table for `left join lateral ${waitsOf(…)} waits on true`, of one row or none. `of` names, in the list's statement, the id of the entry, or of
 * the person of whom what is due first is shown. Each is read by its key.
 */
export const waitsOf = (
  source: QueueSource,
  { actor, now, services: { config } }: Reader,
  of: { entry: Piece } | { person: Piece },
): RawBuilder<WaitsRead> => {
  // The entry's id comes from a column, so the statement around this one may use the aliases of the queue.
  const id = sql`of_row.id`;
  const asked: Asked = { officer: actor, now, config, ...('entry' in of ? { id } : { personId: id }) };
  // An entry is there once, and is read by its key: the offset fences it, or each use of what it names would be worked out anew.
  const first = 'entry' in of ? sql`offset 0` : firstOf(source, asked);
  return sql<WaitsRead>`(select e.due_at as waits_due, e.is_late as waits_is_late, e.may_take as waits_may_take,
      e.owner_id as waits_owner_id, e.owner_name as waits_owner_name
    from (select ${'entry' in of ? of.entry : of.person} as id) of_row
    cross join lateral (${shownEntriesOf(source, asked, first)}) e)`;
};

/** `waits.*` of rows of which none waits. */
export const NOTHING_WAITS = sql`null::timestamptz as waits_due, null::boolean as waits_is_late, null::boolean as waits_may_take,
  null::uuid as waits_owner_id, null::text as waits_owner_name`;

/** What a row's answer says of waiting; a row that was read without these columns says that nothing waits. */
export const waitsOnWire = (read: Partial<WaitsRead>): Waits => ({
  due: read.waits_due?.toISOString() ?? null,
  isLate: read.waits_is_late ?? false,
  owner:
    read.waits_owner_id == null ? null : { _id: read.waits_owner_id, fullName: read.waits_owner_name ?? '' },
  mayTake: read.waits_may_take ?? false,
});
