// What the records are called that the audit log is about: said by the areas whose tables hold them, which lie above this one.
import { type RawBuilder, sql } from 'kysely';

/** By the kind of record: a part of a statement that reads the name of the record of the entry `e`, whose id is `ID_OF_RECORD`. */
export type RecordNames = Readonly<Record<string, RawBuilder<string>>>;

export const ID_OF_RECORD = sql`e.subject_id::uuid`;

/** In SQL: the name of the entry's record; null where its kind has none, or the record is gone. */
export const recordName = (names: RecordNames): RawBuilder<string | null> => sql`
  case when e.subject_id ~ '^[0-9a-f-]{36}$' then case e.subject_kind
    ${sql.join(
      Object.entries(names).map(([kind, name]) => sql`when ${sql.lit(kind)} then (${name})`),
      sql` `,
    )} end end`;
