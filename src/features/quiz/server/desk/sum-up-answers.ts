// What everybody's quiz answers amount to: from counts that the writes keep, never from all the answers.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { type AnswerCount, summaryOf } from '../../rules/summary.ts';

export async function sumUpAnswers({ db }: Work) {
  const { rows } = await sql<AnswerCount>`
    select question, answer, sum(people)::int as people from quiz_totals group by question, answer`.execute(
    db,
  );
  return summaryOf(rows);
}
