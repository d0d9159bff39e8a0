// A person's quiz answers: one's own, or anyone's for staff; another person's do not exist.

import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { quizOnWire } from './on-wire.ts';

export async function getQuiz(work: Work<Actor>, { params }: { params: { id: IdOf<'accounts'> } }) {
  if (params.id !== work.actor.id && !isStaff(work.actor)) refuse('request.not_found');
  const row = await work.db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('account_id', '=', params.id)
    .executeTakeFirst();
  if (!row) return refuse('request.not_found');
  return { _id: row.account_id, ...quizOnWire(row) };
}
