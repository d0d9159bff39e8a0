// Accounts for staff, the newest first; a search finds any part of a name or an address.
import { likePattern } from '#platform/server/database/like-pattern.ts';
import type { Work } from '#platform/server/work.ts';
import { offsetOf, pageAnswer, ROWS_PER_PAGE } from '#shared/paging.ts';
import type { AccountListQuery } from '../contract.ts';
import { accountColumns, rowOf } from './store.ts';

export async function listAccounts(work: Work, { query }: { query: AccountListQuery }) {
  const { page, search, userType, status } = query;
  let found = work.db.selectFrom('accounts');
  if (userType) found = found.where('user_type', '=', userType);
  if (status) found = found.where('status', '=', status);
  if (search) found = found.where('search_text', 'like', likePattern(search));
  const { total } = await found
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(accountColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PAGE)
    .offset(offsetOf(page))
    .execute();
  return pageAnswer(rows.map(rowOf), total, page);
}
