// The accounts of staff for an admin, the newest first.
import { sql } from 'kysely';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStaff } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { accountDeskEndpoints, StaffAccount } from '../../contract/desk.ts';
import { accountColumns, rowOf } from '../store.ts';

type Account = Parameters<typeof rowOf>[0];

const COLUMNS = sql.join(accountColumns.map((column) => sql.ref(`a.${column}`)));

export async function listStaff(
  { db }: Work,
  { query }: Received<typeof accountDeskEndpoints, 'GET /api/accounts/staff'>,
) {
  const { rows } = await sql<{ total: number } & (Account | { id: null })>`
    select ${COLUMNS}, t.total
    from (select coalesce(sum(accounts), 0)::int as total from account_totals where ${isStaff('user_type')}) t
    left join (select * from accounts where ${isStaff('user_type')}
      order by created_at desc, id desc ${pageClause(query.page)}) a on true
    order by a.created_at desc, a.id desc`.execute(db);
  return pageAnswer(
    rows.flatMap((row) => (row.id === null ? [] : [staffOf(row)])),
    rows[0]?.total ?? 0,
    query.page,
  );
}

const staffOf = (account: Account): StaffAccount => ({
  ...rowOf(account),
  userType: account.user_type === 'Admin' ? 'Admin' : 'Moderator',
});
