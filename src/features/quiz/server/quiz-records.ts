// What the quiz and the preferences questionnaire hold about a person; both go with the account.

import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';
import type { FinancialRow } from './on-wire.ts';

export const quizRecords: PersonalRecords = {
  async held(work, accountId) {
    const [quiz, preferences] = await Promise.all([quizOf(work, accountId), preferencesOf(work, accountId)]);
    return [
      {
        title: heldTexts.quiz,
        records: quiz.map((row) => ({
          ...answered(row),
          [heldTexts.rewards]: row.rewards.join(', '),
          [heldTexts.submitted]: showMoment(row.created_at),
        })),
      },
      {
        title: heldTexts.preferences,
        records: preferences.map((row) => ({
          ...answered(row),
          [heldTexts.itemsThatAppeal]: row.items_that_appeal.join(', '),
          [heldTexts.submitted]: showMoment(row.changed_at),
        })),
      },
    ];
  },
  async erase({ db }, accountId) {
    await db.deleteFrom('quiz_answers').where('account_id', '=', accountId).execute();
    await db.deleteFrom('preferences').where('account_id', '=', accountId).execute();
  },
};

const quizOf = ({ db }: Work, accountId: IdOf<'accounts'>) =>
  db.selectFrom('quiz_answers').selectAll().where('account_id', '=', accountId).execute();

const preferencesOf = ({ db }: Work, accountId: IdOf<'accounts'>) =>
  db.selectFrom('preferences').selectAll().where('account_id', '=', accountId).execute();

const answered = (row: FinancialRow) => ({
  [heldTexts.feeling]: row.current_financial_situation_feeling,
  [heldTexts.partnerDraw]: row.partner_draw,
  [heldTexts.throwPerMonth]: row.throw_per_month_cents === null ? null : showMoney(row.throw_per_month_cents),
});
