// Whether an application still stands open, for statements: what `isOpenApplication` says, of rows of `applications`.
import { type RawBuilder, sql } from 'kysely';

/** `application`: the alias of `applications`. */
export const isOpenApplication = (application: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${application}.status`)} <> 'Rejected' and ${sql.ref(`${application}.closed_at`)} is null)`;
