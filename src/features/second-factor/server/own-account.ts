// The account of who changes their second factor: its password is asked for first, its row is held while it changes.

import { checkCurrentPassword } from '#features/accounts/server/new-password/check-current-password.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';

export type Owner = { id: IdOf<'accounts'>; email: string; first_name: string; has_second_factor: boolean };

/** Asks for the password every time, because a phone that lies about unlocked must not be enough. It takes its time: call it before the transaction. */
export async function askPassword(work: Work<Actor>, currentPassword: string): Promise<void> {
  const account = await work.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', work.actor.id)
    .executeTakeFirstOrThrow();
  await checkCurrentPassword(work, work.actor, account, currentPassword);
}

/** The owner of an account, as the mails and the audit log need them. */
export const ownerOf = ({ db }: Work, id: IdOf<'accounts'>): Promise<Omit<Owner, 'has_second_factor'>> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Locks the account, so that its second factors are changed one after the other. */
export const lockOwner = ({ db, actor }: Work<Actor>): Promise<Owner> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'has_second_factor'])
    .where('id', '=', actor.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
