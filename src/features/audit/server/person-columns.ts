// How the audit log names a person, in SQL.
import { type RawBuilder, sql } from 'kysely';

/** The columns of a person, from `accounts` under the alias `a`. */
export const personColumns = sql`a.id as "_id", a.first_name || ' ' || a.last_name as "fullName", a.email, a.user_type as "userType"`;

/** In SQL, the person whose id a column holds; null where it holds none. */
export const personOf = (column: RawBuilder<unknown>) => sql`
  (select json_build_object('_id', a.id, 'fullName', a.first_name || ' ' || a.last_name, 'email', a.email, 'userType', a.user_type)
    from accounts a where a.id = ${column})`;
