// The staff to whom borrowers can be assigned: whoever can log in, by e-mail.
import { isStaff, mayLogIn } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { AccountManager } from '../../contract/desk.ts';
import { fullNameOf } from '../store.ts';

/** More than any office has; a choice longer than this would need a search. */
const MOST = 500;

export async function listAssignees({ db }: Work): Promise<AccountManager[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'user_type'])
    .where(isStaff('user_type'))
    .where(mayLogIn('status'))
    .orderBy('email')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    email: row.email,
    fullName: fullNameOf(row),
    userType: row.user_type === 'Admin' ? 'Admin' : 'Moderator',
  }));
}
