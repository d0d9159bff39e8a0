// Who an account belongs to and whether it may act, for statements: what the questions of `shared/actor` say.
import { type RawBuilder, sql } from 'kysely';

/** `userType` names a column. */
export const isStaff = (userType: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(userType)} in ('Admin', 'Moderator')`;

/** `status` names a column. */
export const mayLogIn = (status: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(status)} not in ('Pending', 'Suspended', 'Cancelled')`;
