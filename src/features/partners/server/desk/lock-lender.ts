// A lender as a decision about it needs to know it: the account and the company, held until the transaction ends.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';

/**
 * Locks the account and then the company, as everybody does who changes a lender. Refuses a lender without a company: there is nothing to
 * decide yet.
 */
export async function lockLender({ db }: Work, accountId: IdOf<'accounts'>) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'first_name', 'status'])
    .where('id', '=', accountId)
    .where('user_type', '=', 'Partner')
    .forUpdate()
    .executeTakeFirst();
  const company = await db
    .selectFrom('partners')
    .select(['id', 'name', 'status', 'licence_number', 'licence_state', 'revoked_from', 'revision'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return account && company ? { account, company } : refuse('request.not_found');
}
