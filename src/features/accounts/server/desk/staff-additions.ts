// Who added whom to the staff, or made them an admin: kept, and announced to the admins under the bell and to every other one by mail.

import { alertAdmins } from '#features/audit/server/security/alert-admins.ts';
import type { Mail } from '#platform/server/mail.ts';
import { mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { additionMails as texts } from '../../texts/staff-people.ts';
import { linkTo } from '../site-address.ts';
import { fullNameOf } from '../store.ts';

/** The most admins that are written to: more than any office has. */
const MOST = 500;

/** Keeps that the actor has added somebody, and rings the admins' bell; for some days neither is a second person for the other. */
export async function keepAddition(
  work: Work<Actor>,
  id: IdOf<'accounts'>,
  what: 'added' | 'raised',
): Promise<void> {
  const { db, actor, now } = work;
  const addition = { account_id: id, added_by: actor.id, added_at: now };
  await db.insertInto('staff_additions').values(addition).execute();
  await alertAdmins(work, what === 'added' ? 'staff_added' : 'admin_made', id);
}

/** The actor's name, if they are an admin who can log in, and all other admins who can. */
export async function adminsBeside(work: Work<Actor>) {
  const admins = await work.db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('user_type', '=', 'Admin')
    .where(mayLogIn('status'))
    .orderBy('id')
    .limit(MOST)
    .execute();
  const self = admins.find(({ id }) => id === work.actor.id);
  return { self: self ? fullNameOf(self) : null, others: admins.filter((one) => one !== self) };
}

type Newcomer = { id: IdOf<'accounts'>; first_name: string; last_name: string };

/** The letters to every other admin, except to the person whom they are about. */
export async function mailsOfAddition(
  work: Work<Actor>,
  newcomer: Newcomer,
  what: 'added' | 'raised',
  userType: string,
): Promise<Mail[]> {
  const { self, others } = await adminsBeside(work);
  const words = texts[what](fullNameOf(newcomer), self ?? texts.anAdmin, userType);
  const link = { label: texts.open, url: linkTo(work.services.config, '/admin/add-admin') };
  return others
    .filter(({ id }) => id !== newcomer.id)
    .map(({ id, email }) => ({ to: email, accountId: id, ...words, link }));
}
