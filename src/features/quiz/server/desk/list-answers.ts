// Everybody's quiz answers for staff, the newest first; a search finds any part of a name or an address.

import { sql } from 'kysely';
import { searchPeople } from '#features/accounts/server/search-people.ts';
import type { Columns } from '#platform/server/database/columns.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import { type Counted, foundAnswer, unsearched } from '#platform/server/database/search/capped-search.ts';
import { searchWords } from '#platform/server/database/search/search-words.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { QuizAnswersRow, quizEndpoints } from '../../contract.ts';
import { type QuizRow, quizOnWire } from '../on-wire.ts';

type Row = QuizRow &
  Columns<'quiz_answers', 'account_id'> &
  Columns<'accounts', 'email'> & { full_name: string };

/** One round trip. Without a search the total comes from the kept counts; with one, the people are found first (an index of their texts). */
export async function listAnswers(
  work: Work,
  { query }: Received<typeof quizEndpoints, 'GET /api/quiz/answers'>,
) {
  const { search, page, sort = 'newest' } = query;
  const order = alongMoment(sort, sql`q.created_at`, sql`q.account_id`);
  const found = search
    ? searchPeople(searchWords(search), { table: 'quiz_answers', alias: 'q', where: sql`true`, order, page })
    : unsearched(
        sql`quiz_answers q`,
        sql`(select coalesce(sum(people), 0)::int from quiz_totals where question = 'draw')`,
      );
  const { rows } = await sql<(Row & Counted) | (Record<'account_id', null> & Counted)>`
    ${found.with} select t.*, q.*, a.first_name || ' ' || a.last_name as full_name, a.email
    from ${found.counted} t
    left join (select q.* from ${found.rows} order by ${order} ${pageClause(page)}) q on true
    left join accounts a on a.id = q.account_id order by ${order}`.execute(work.db);
  const answers = rows.flatMap((row) => (row.account_id === null ? [] : [onWire(row)]));
  return foundAnswer(answers, rows[0], page);
}

const onWire = (row: Row): QuizAnswersRow => ({
  ...quizOnWire(row),
  user: { _id: row.account_id, fullName: row.full_name, email: row.email },
});
