// Everybody's quiz answers for staff, the newest first; a search finds any part of a name or an address.
import { sql } from 'kysely';
import { rowsOfPeople } from '#features/accounts/server/rows-of-people.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Work } from '#platform/server/work.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { QuizAnswersRow } from '../../contract.ts';
import { type QuizRow, quizOnWire } from '../on-wire.ts';

type Row = QuizRow &
  Columns<'quiz_answers', 'account_id'> &
  Columns<'accounts', 'email'> & { full_name: string };
type Query = { page: number; search?: string | undefined };

/** One round trip. Without a search the total comes from the kept counts; with one, the people are found first (trigram index). */
export async function listAnswers(work: Work, { query }: { query: Query }) {
  const found = query.search
    ? sql`with found as materialized (select q.* from ${rowsOfPeople(query.search, 'quiz_answers', 'q')})`
    : sql``;
  const some = query.search ? sql`found` : sql`quiz_answers`;
  const total = query.search
    ? sql`select count(*)::int as total from found`
    : sql`select coalesce(sum(people), 0)::int as total from quiz_totals where question = 'draw'`;
  const { rows } = await sql<(Row & { total: number }) | (Record<'account_id', null> & { total: number })>`
    ${found} select t.total, q.*, a.first_name || ' ' || a.last_name as full_name, a.email
    from (${total}) t
    left join (
      select q.* from ${some} q order by q.created_at desc, q.account_id desc ${pageClause(query.page)}
    ) q on true
    left join accounts a on a.id = q.account_id order by q.created_at desc, q.account_id desc`.execute(
    work.db,
  );
  const answers = rows.flatMap((row) => (row.account_id === null ? [] : [onWire(row)]));
  return pageAnswer(answers, rows[0]?.total ?? 0, query.page);
}

const onWire = (row: Row): QuizAnswersRow => ({
  ...quizOnWire(row),
  user: { _id: row.account_id, fullName: row.full_name, email: row.email },
});
