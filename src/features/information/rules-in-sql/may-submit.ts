// Whether a section can be submitted, for statements: what `isUsable` says, of rows of `information_schemas`.
import { type RawBuilder, sql } from 'kysely';

/** `section` is the alias of `information_schemas`. */
export const isUsable = (section: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${section}.status`)} = 'Active' and not ${sql.ref(`${section}.is_hidden`)} and ${sql.ref(`${section}.disable_possible`)})`;
