// What the caller prefers, to be changed; before anything was saved, what the quiz asked already.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { FinancialQuestionnaire, Preferences } from '../contract.ts';
import { itemsOf } from '../rules/preferences.ts';
import { questionnaireOnWire } from './on-wire.ts';

export async function getPreferences({
  db,
  actor,
}: Work<Actor>): Promise<
  Omit<Preferences, 'financialQuestionnaire'> & { financialQuestionnaire: FinancialQuestionnaire | null }
> {
  const saved = await db
    .selectFrom('preferences')
    .selectAll()
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  if (saved)
    return {
      financialQuestionnaire: questionnaireOnWire(saved),
      itemsThatAppeal: itemsOf(saved.items_that_appeal),
    };
  const quiz = await db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  return { financialQuestionnaire: quiz ? questionnaireOnWire(quiz) : null, itemsThatAppeal: itemsOf([]) };
}
