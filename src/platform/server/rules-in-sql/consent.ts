// Whether a consent stands, and when it was withdrawn, for statements: what `shared/consent` says, of rows of any table of consents.
import { type RawBuilder, sql } from 'kysely';

/** `consent` is the alias of the table. */
export const isStanding = (consent: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${consent}.withdrawn_at`)} is null`;

/** The moment of a withdrawal: never before the consent was given, as a server might say whose clock is behind, and the database refuses. */
export const withdrawnAt = (now: Date): RawBuilder<Date> => sql<Date>`greatest(given_at, ${now})`;
