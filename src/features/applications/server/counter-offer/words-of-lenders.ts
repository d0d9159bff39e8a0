// Why lenders offered a person other terms, and what was written beside an application: the words go with the account, the rest stays as it was.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { erasedTexts } from '#texts/erased.ts';

export const wordsOfLenders: PersonalRecords = {
  /** Empty, because the words are read together with the applications. */
  held: async () => [],
  /** Runs after the account was erased: the database removes no words of an account that still exists. */
  async erase({ db }, accountId) {
    await db
      .updateTable('counter_offers')
      .set({ reason: erasedTexts.reason })
      .where('application_id', 'in', (own) =>
        own.selectFrom('applications as p').select('p.id').where('p.account_id', '=', accountId),
      )
      .execute();
    await db
      .updateTable('application_words')
      .set({ text: erasedTexts.reason })
      .where('application_id', 'in', (own) =>
        own.selectFrom('applications as p').select('p.id').where('p.account_id', '=', accountId),
      )
      .execute();
  },
};
