// The caller's own company, held until the transaction ends: everything of a lender is found through it.
import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { lockOwnAccount } from '#features/accounts/server/store.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';

export type CompanyRow = Selectable<Tables['partners']>;

/**
 * Locks the account and then the company, as everybody does who changes a lender: so of two who add one, the second sees it. Null while there
 * is none.
 */
export async function lockOwnCompany(work: Work<Actor>): Promise<CompanyRow | null> {
  await lockOwnAccount(work);
  const { db, actor } = work;
  const company = await db
    .selectFrom('partners')
    .selectAll()
    .where('account_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst();
  return company ?? null;
}
