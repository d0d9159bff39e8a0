// A person as the rules of the desk need to know them: read for a page, or locked for a change.

import { sql } from 'kysely';
import { staffSeedRefusals } from '#features/seeds/texts/staff-refusals.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor, UserType } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { Standing } from '../../contract/person.ts';
import { type Person, whyNotTouch } from '../../rules/may-change-person.ts';
import { staffAccountRefusals } from '../../texts/staff-refusals.ts';

const refusals = { ...staffSeedRefusals, ...staffAccountRefusals };

type Row = Person &
  Columns<'accounts', 'id' | 'email'> & {
    firstName: Column<'accounts', 'first_name'>;
    infoStatus: Column<'accounts', 'info_status'>;
    assignedId: string | null;
    assignedName: string;
    assignedEmail: string;
    assignedType: UserType;
  };

const columns = sql`a.id, a.email, a.first_name as "firstName", a.user_type as "userType", a.status, a.info_status as "infoStatus",
  a.email_verified_at is not null as "emailConfirmed", a.closed_from as "closedFrom", a.erased_at is not null as "isDeleted",
  coalesce((select verified from progress where account_id = a.id and audience = 'FullUser'), 0) as "fullSectionsVerified",
  exists (select from partners where account_id = a.id and status = 'Revoked') as "lenderIsRevoked"`;

/** Reads a person's standing. Refuses when there is no such account. */
export async function standingOf({ db }: Work, id: IdOf<'accounts'>): Promise<Standing> {
  const { rows } =
    await sql<Row>`select ${columns}, m.id as "assignedId", m.email as "assignedEmail", m.user_type as "assignedType",
      m.first_name || ' ' || m.last_name as "assignedName"
    from accounts a left join accounts m on m.id = a.assigned_to where a.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return refuse('request.not_found');
  const { emailConfirmed, closedFrom, fullSectionsVerified, isDeleted, lenderIsRevoked } = row;
  const assignedTo =
    row.assignedId === null
      ? null
      : {
          _id: row.assignedId,
          fullName: row.assignedName,
          email: row.assignedEmail,
          userType: row.assignedType,
        };
  return { emailConfirmed, closedFrom, fullSectionsVerified, isDeleted, lenderIsRevoked, assignedTo };
}

/** Holds the account until the transaction ends. Refuses whom the officer may not touch. */
export async function lockPerson(
  work: Work<Actor>,
  id: IdOf<'accounts'>,
): Promise<Omit<Row, `assigned${string}`>> {
  const { rows } =
    await sql<Row>`select ${columns} from accounts a where a.id = ${id} for update of a`.execute(work.db);
  const [person] = rows;
  if (!person) return refuse('request.not_found');
  const code = whyNotTouch(work.actor, person);
  if (code) refuse(refusals[code]);
  return person;
}
