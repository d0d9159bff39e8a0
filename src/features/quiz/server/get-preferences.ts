// What the caller prefers, to be changed; before anything was saved, what the quiz asked already.
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import type { FinancialQuestionnaire, Preferences } from '../contract.ts';
import { itemsOf } from '../rules/preferences.ts';

type Given = {
  current_financial_situation_feeling: string;
  partner_draw: boolean;
  throw_per_month_cents: number | null;
};

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
    return { financialQuestionnaire: onWire(saved), itemsThatAppeal: itemsOf(saved.items_that_appeal) };
  const quiz = await db
    .selectFrom('quiz_answers')
    .selectAll()
    .where('account_id', '=', actor.id)
    .executeTakeFirst();
  return { financialQuestionnaire: quiz ? onWire(quiz) : null, itemsThatAppeal: itemsOf([]) };
}

const onWire = (given: Given): FinancialQuestionnaire => ({
  current_financial_situation_feeling: given.current_financial_situation_feeling,
  partner_draw: given.partner_draw,
  ...(given.throw_per_month_cents === null
    ? {}
    : { throw_per_month: centsToDollars(cents(given.throw_per_month_cents)) }),
});
