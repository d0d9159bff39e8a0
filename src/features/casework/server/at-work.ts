// An officer as far as they may work: an entry of whoever is suspended or gone is nobody's.
import { type RawBuilder, sql } from 'kysely';
import { isStaff, mayLogIn } from '#platform/server/rules-in-sql/actor.ts';

/** The id of an account, null where it is not one of the staff who may log in. */
export const ifAtWork = (candidate: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select officer.id from accounts officer
    where officer.id = ${candidate} and ${isStaff('officer.user_type')} and ${mayLogIn('officer.status')})`;
