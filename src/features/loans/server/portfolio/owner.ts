// Whose loans: a lender's, ours, or those of whoever asks.
import { type RawBuilder, sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

/** The owner_id under which the database's totals keep our own loans. */
const OURS = '00000000-0000-0000-0000-000000000000';

/** A condition on the owner_id of a table; all loans where nobody is named. */
export type OfOwner = (table: string) => RawBuilder<unknown>;

export const ofOwner =
  (owner: string | undefined): OfOwner =>
  (table) =>
    owner === undefined
      ? sql`true`
      : sql`${sql.ref(`${table}.owner_id`)} = ${owner === 'ours' ? OURS : owner}::uuid`;

/** A lender is found through its account, so that another's loan does not exist for it. */
export const ofCaller =
  ({ actor }: Work<Actor>): OfOwner =>
  (table) =>
    sql`${sql.ref(`${table}.owner_id`)} = (select id from partners where account_id = ${actor.id})`;
