// Whether borrowers see a lender, and who may be looked up, for statements: what the rule says, of rows of `partners`.
import { type RawBuilder, sql } from 'kysely';

/** `partner` is the alias of `partners`. */
export const isSeenByBorrowers = (partner: string): RawBuilder<boolean> =>
  sql<boolean>`(${mayPublish(partner)} and ${sql.ref(`${partner}.licence_state`)} = 'Licensed')`;

/** `partner` is the alias of `partners`. */
export const mayPublish = (partner: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${partner}.status`)} = 'Active'`;

/** `partner` is the alias of `partners`. */
export const mayBeLookedUp = (partner: string): RawBuilder<boolean> =>
  sql<boolean>`(${mayPublish(partner)} and ${sql.ref(`${partner}.licence_state`)} not in ('None', 'Applied'))`;
