// What a person prefers, for staff: the offers that appeal to them, and the rewards that they chose in the quiz.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { quizEndpoints } from '../contract.ts';
import { itemsOf } from '../rules/preferences.ts';

/** Reads a person's preferences. Before they are saved, nothing is chosen. Refuses when there is no such person. */
export async function getPreferencesOf(
  { db }: Work,
  { params: { id } }: Received<typeof quizEndpoints, 'GET /api/quiz/preferences/:id'>,
) {
  const person = await db
    .selectFrom('accounts as a')
    .leftJoin('preferences as p', 'p.account_id', 'a.id')
    .leftJoin('quiz_answers as q', 'q.account_id', 'a.id')
    .select(['p.items_that_appeal', 'q.rewards'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!person) return refuse('request.not_found');
  return {
    itemsThatAppeal: itemsOf(person.items_that_appeal ?? []),
    offersPreferences: itemsOf(person.rewards ?? []),
  };
}
