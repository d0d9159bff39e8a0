// Whether an officer has approved an application of ours, for statements: what `hasApproved` says of it.
import { type RawBuilder, sql } from 'kysely';

/** `application`: the alias of `applications`; `officer`: an id, or a column that holds one. */
export const hasApproved = (
  application: string,
  officer: string | RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<boolean>`(${column('partner_id')} is null
    and coalesce(${officer} in (${column('decided_by')}, ${column('first_approved_by')}), false))`;
};
