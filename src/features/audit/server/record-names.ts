// What the records are called that the audit log is about: said by the areas whose tables hold them, which lie above this one.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#shared/actor.ts';

/** By the kind of record: a part of a statement that reads the name of the record of the entry `e`, whose id is `ID_OF_RECORD`. */
export type NamesFor = (reader: Actor) => Readonly<Record<string, RawBuilder<string>>>;

/** The same of a moment that tells one record from others of its name. */
export type RecordMoments = Readonly<Record<string, RawBuilder<Date>>>;

export type RecordNames = { names: NamesFor; moments: RecordMoments };

export const ID_OF_RECORD = sql`e.subject_id::uuid`;

/** In SQL: what is read of the entry's record, by its kind; null where nothing is, or the record is gone. */
export const ofRecord = <Read>(
  parts: Readonly<Record<string, RawBuilder<Read>>>,
): RawBuilder<Read | null> => sql`
  case when e.subject_id ~ '^[0-9a-f-]{36}$' then case e.subject_kind
    ${sql.join(
      Object.entries(parts).map(([kind, part]) => sql`when ${sql.lit(kind)} then (${part})`),
      sql` `,
    )} end end`;
