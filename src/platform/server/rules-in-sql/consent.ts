// Whether a consent stands, for statements: what `shared/consent` says, of rows of any table of consents.
import { type RawBuilder, sql } from 'kysely';

/** `consent` is the alias of the table. */
export const isStanding = (consent: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${consent}.withdrawn_at`)} is null`;
