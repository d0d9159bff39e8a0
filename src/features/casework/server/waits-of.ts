// In a list of records, as part of its own statement: by when what waits at each of them is due, and whose it is.
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Waits } from '../contract.ts';
import { type Asked, entriesOf, firstOf } from './entries-in-sql.ts';
import type { QueueSource } from './source.ts';

type Piece = RawBuilder<unknown>;

/** As PostgreSQL says it in a cell of its own; null where nothing waits. */
export type WaitsRead = {
  due: string;
  is_late: boolean;
  may_take: boolean;
  owner_id: string | null;
  owner_name: string | null;
} | null;

/** `of` names, in the list's statement, the id of the entry, or of the person of whom what is due first is shown. Each is read by its key. */
export const waitsOf = (
  source: QueueSource,
  { actor, now }: Pick<Work<Actor>, 'actor' | 'now'>,
  of: { entry: Piece } | { person: Piece },
): RawBuilder<WaitsRead> => {
  // The statement around it may use the aliases of the queue.
  const id = sql`of_row.id`;
  const asked: Asked = { officer: actor, now, ...('entry' in of ? { id } : { personId: id }) };
  return sql<WaitsRead>`(select json_build_object('due', e.due_at, 'is_late', e.is_late, 'may_take', e.may_take,
      'owner_id', e.owner_id, 'owner_name', e_owner.first_name || ' ' || e_owner.last_name)
    from (select ${'entry' in of ? of.entry : of.person} as id) of_row
    cross join lateral (${entriesOf(source, asked, firstOf(source, asked))}) e
    left join accounts e_owner on e_owner.id = e.owner_id)`;
};

export const waitsOnWire = (read: WaitsRead): Waits => ({
  due: read && new Date(read.due).toISOString(),
  isLate: read?.is_late ?? false,
  owner: read?.owner_id ? { _id: read.owner_id, fullName: read.owner_name ?? '' } : null,
  mayTake: read?.may_take ?? false,
});
