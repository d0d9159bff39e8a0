// Whether an account is closed, for statements: `isClosed` of the rule, of rows of `accounts`.
import { type RawBuilder, sql } from 'kysely';

/** `account` is the alias of `accounts`. */
export const isClosed = (account: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${account}.status`)} in ('Suspended', 'Cancelled')`;
