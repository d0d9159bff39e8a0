// What the caller prefers, to be changed; before anything was saved, the one question that the quiz asked already.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { itemsOf } from '../rules/preferences.ts';
import { questionnaireOnWire } from './on-wire.ts';

export async function getPreferences({ db, actor }: Work<Actor>) {
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
  const asked = quiz && { ...questionnaireOnWire(quiz), current_financial_situation_feeling: null };
  return { financialQuestionnaire: asked ?? null, itemsThatAppeal: itemsOf([]) };
}
