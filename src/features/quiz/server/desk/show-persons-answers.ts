// One person's quiz answers and preferences, for staff.

import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { refuse } from '#shared/refusal.ts';
import type { quizEndpoints } from '../../contract.ts';
import { itemsOf } from '../../rules/preferences.ts';
import { questionnaireOnWire, quizOnWire } from '../on-wire.ts';

/** Shows a borrower's answers. Lenders and staff answer no quiz, so theirs count as not found. */
export async function showPersonsAnswers(
  { db }: Work,
  { params }: Received<typeof quizEndpoints, 'GET /api/quiz/answers/:id'>,
) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', params.id)
    .where('user_type', '=', 'User')
    .executeTakeFirst();
  if (!account) return refuse('request.not_found');
  const [quiz, preferences] = await Promise.all([
    db.selectFrom('quiz_answers').selectAll().where('account_id', '=', account.id).executeTakeFirst(),
    db.selectFrom('preferences').selectAll().where('account_id', '=', account.id).executeTakeFirst(),
  ]);
  return {
    user: {
      _id: account.id,
      fullName: fullNameOf(account),
      email: account.email,
    },
    quiz: quiz ? quizOnWire(quiz) : null,
    preferences: preferences
      ? {
          financialQuestionnaire: questionnaireOnWire(preferences),
          itemsThatAppeal: itemsOf(preferences.items_that_appeal),
          changed: preferences.changed_at.toISOString(),
        }
      : null,
  };
}
