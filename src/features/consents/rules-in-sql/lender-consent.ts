// What a consent for a lender shares, for statements: what `sharesContact` says, of rows of `consents`.
import { type RawBuilder, sql } from 'kysely';

/** `consent` is the alias of `consents`. */
export const sharesContact = (consent: string): RawBuilder<boolean> =>
  sql<boolean>`'contact' = any(${sql.ref(`${consent}.shared`)})`;
