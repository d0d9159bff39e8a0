// Which complaints an officer sees: one about a member of staff is for admins alone.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isAdmin } from '#shared/actor.ts';

export const isSeenBy =
  (officer: Actor) =>
  ({ for_admin }: { for_admin: boolean }): boolean =>
    isAdmin(officer) || !for_admin;

/** In SQL, `isSeenBy` for rows of `complaints` under the alias `c`. */
export const seenBy = (officer: Actor): RawBuilder<boolean> =>
  isAdmin(officer) ? sql`true` : sql`not c.for_admin`;
