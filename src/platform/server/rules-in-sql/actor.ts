// Who an account belongs to and whether it may act, for statements: what the questions of `shared/actor` say.
import { type RawBuilder, sql } from 'kysely';

/** Whether somebody is staff; `userType` names the column of their type. */
export const isStaff = (userType: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(userType)} in ('Admin', 'Moderator')`;

/** Whether somebody may log in; `status` names the column of their account's status. */
export const mayLogIn = (status: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(status)} not in ('Pending', 'Suspended', 'Cancelled')`;
