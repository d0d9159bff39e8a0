// What staff wrote into the books of a person's loans: the words go with the account, the entries and requests stay as they were.
import { sql } from 'kysely';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { erasedTexts } from '#texts/erased.ts';

export const wordsInBooks: PersonalRecords = {
  /** Empty, because the words are read together with the loans. */
  held: async () => [],
  /** Runs after the account was erased: the database removes no words of an account that still exists. */
  async erase({ db }, accountId) {
    await sql`select erase_words_in_books(${accountId})`.execute(db);
    await db
      .updateTable('loan_adjustments')
      .set((row) => ({
        reason: erasedTexts.reason,
        decision_note: row.case().when('decision_note', 'is', null).then(null).else(erasedTexts.reason).end(),
      }))
      .where('loan_id', 'in', (loans) =>
        loans.selectFrom('loans').select('loans.id').where('account_id', '=', accountId),
      )
      .execute();
  },
};
