// Whether borrowers see a lender, for statements: `isSeenByBorrowers` of the rule, of rows of `partners`.
import { type RawBuilder, sql } from 'kysely';

/** `partner` is the alias of `partners`. */
export const isSeenByBorrowers = (partner: string): RawBuilder<boolean> =>
  sql<boolean>`(${mayPublish(partner)} and ${sql.ref(`${partner}.licence_state`)} = 'Licensed')`;

/** `partner` is the alias of `partners`. */
export const mayPublish = (partner: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${partner}.status`)} = 'Active'`;
