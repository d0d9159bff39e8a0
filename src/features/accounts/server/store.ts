// Reading accounts, and the shapes in which they leave.

import { type Selectable, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import { SENT_AHEAD } from '#platform/server/database/statements/prepared-statements.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { AccountRow, SessionRecord } from '../contract.ts';

export const accountColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'country',
  'image_file_id',
  'user_type',
  'status',
  'info_status',
  'promo_code',
  'created_at',
  'last_login_at',
] as const satisfies (keyof Tables['accounts'])[];

type Account = Pick<Selectable<Tables['accounts']>, (typeof accountColumns)[number]>;
type Named = Pick<Account, 'first_name' | 'last_name'>;

export const fullNameOf = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`;

/** In a statement, the person whose id a column holds; null where it holds none. */
export const personIn = (column: string) =>
  sql<(Columns<'accounts', 'email'> & { _id: string; fullName: string }) | null>`
    (select json_build_object('_id', named.id, 'fullName', named.first_name || ' ' || named.last_name, 'email', named.email)
      from accounts named where named.id = ${sql.ref(column)})`;

/** The address at which a person's picture is read; the file's own id in it makes it safe to cache. */
export const imageOf = ({ image_file_id }: Pick<Account, 'image_file_id'>): string | null =>
  image_file_id === null ? null : `/api/accounts/image/${image_file_id}`;

export const recordColumns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'image_file_id',
  'user_type',
  'status',
  'info_status',
] as const satisfies (keyof Account)[];

export const recordOf = (
  account: Pick<Account, (typeof recordColumns)[number]>,
): SessionRecord & Pick<Account, 'id'> => ({
  id: account.id,
  userType: account.user_type,
  status: account.status,
  infoStatus: account.info_status,
  fullName: fullNameOf(account),
  email: account.email,
  image: imageOf(account),
});

export const rowOf = (account: Account): AccountRow => ({
  _id: account.id,
  userid: account.id,
  email: account.email,
  fullName: fullNameOf(account),
  userType: account.user_type,
  status: account.status,
  infoStatus: account.info_status,
  country: account.country,
  image: imageOf(account),
  promoCode: account.promo_code,
  created: account.created_at.toISOString(),
  lastLoginDate: account.last_login_at?.toISOString() ?? null,
});

/** The account of an address (as `readEmail` gives it), locked until the transaction ends. */
export const lockByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'last_name', 'password_hash', 'status', 'user_type'])
    .where((row) => row(row.fn('lower', ['email']), '=', email))
    .forUpdate()
    .executeTakeFirst();

/**
 * Keeps an account from being deleted until the transaction ends. To be called before any of its records is locked: a deletion
 * locks the account first, and two who lock in opposite orders wait for each other.
 */
export const holdAccount = ({ db }: Pick<Work, 'db'>, id: IdOf<'accounts'>) =>
  db.selectFrom('accounts').select('id').where('id', '=', id).forKeyShare().modifyEnd(SENT_AHEAD).execute();

/** The account of who acts, locked until the transaction ends: what they ask for is then decided one after the other. */
export const lockOwnAccount = (work: Work<Actor>) => lockOneAccount(work, work.actor.id);

export const lockOneAccount = (
  { db }: Pick<Work, 'db'>,
  id: IdOf<'accounts'>,
): Promise<{ id: IdOf<'accounts'>; email: string }> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
