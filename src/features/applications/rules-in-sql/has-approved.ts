// Whether one of some officers has approved an application of ours, for statements: what `hasApproved` says of each.
import { type RawBuilder, sql } from 'kysely';

/** `application`: the alias of `applications`; `officers`: an array of ids. */
export const hasApproved = (application: string, officers: RawBuilder<string[]>): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${application}.${name}`);
  return sql<boolean>`(${column('partner_id')} is null
    and ${officers} && (array[${column('decided_by')}, ${column('first_approved_by')}] || ${column('also_approved_by')}))`;
};
