// A person's quiz answers: one's own, or anyone's for staff; another person's do not exist.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { quizEndpoints } from '../contract.ts';
import { quizOnWire } from './on-wire.ts';

export async function getQuiz(
  work: Work<Actor>,
  { params }: Received<typeof quizEndpoints, 'GET /api/quiz/:id'>,
) {
  if (params.id !== work.actor.id && !isStaff(work.actor)) refuse('request.not_found');
  const row = await work.db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('account_id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return { _id: row.account_id, ...quizOnWire(row) };
}
