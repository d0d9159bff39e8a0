// An officer as far as they may work: an entry of whoever is suspended or gone is nobody's.
import { type RawBuilder, sql } from 'kysely';
import { isStaff, mayLogIn } from '#platform/server/rules-in-sql/actor.ts';

/** A table for a lateral join, of one row or none: the first of these accounts, an array, that is one of the staff who may log in. */
export const firstAtWork = (candidates: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select officer.id, officer.first_name || ' ' || officer.last_name as name from accounts officer
    where officer.id = any(${candidates}) and ${isStaff('officer.user_type')} and ${mayLogIn('officer.status')}
    order by array_position(${candidates}, officer.id) limit 1)`;

/** The id of an account, null where it is not one of the staff who may log in. */
export const ifAtWork = (candidate: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select officer.id from accounts officer
    where officer.id = ${candidate} and ${isStaff('officer.user_type')} and ${mayLogIn('officer.status')})`;
