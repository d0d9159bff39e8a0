// Writes a new account, for whoever opens one: a person signing up, an admin, the first start.
import { happened } from '#features/activity/server/happened.ts';
import { openSeedAccount } from '#features/seeds/server/ledger.ts';
import type { Work } from '#platform/server/work.ts';
import type { UserStatus, UserType } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { readName } from '../rules/fields.ts';
import { accountOpened } from './happenings.ts';
import type { Addressee } from './mailed-links.ts';

export type NewAccount = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  promoCode?: string;
  passwordHash: string;
  userType: UserType;
  status: UserStatus;
};

/** Writes an account with its empty seed account; null when the address has one already. */
export async function openAccount(work: Work, account: NewAccount): Promise<Addressee | null> {
  const opened = await work.db
    .insertInto('accounts')
    .values({
      id: newId(work.now.getTime()),
      email: account.email,
      password_hash: account.passwordHash,
      first_name: readName(account.firstName),
      last_name: readName(account.lastName),
      phone: account.phone?.trim() || null,
      user_type: account.userType,
      status: account.status,
      info_status: 'FirstModel',
      promo_code: account.promoCode || null,
      email_verified_at: account.status === 'Pending' ? null : work.now,
      created_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'email', 'first_name'])
    .executeTakeFirst();
  if (!opened) return null;
  await openSeedAccount(work, opened.id);
  await happened(
    work,
    accountOpened,
    { subjectId: opened.id, accountId: opened.id },
    { after: { email: account.email, userType: account.userType, status: account.status } },
  );
  return opened;
}
