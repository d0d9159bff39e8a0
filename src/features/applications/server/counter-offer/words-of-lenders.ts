// Why lenders offered a person other terms, and what was written beside an application: the words go with the account, the rest stays as it was.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { erasedTexts } from '#texts/erased.ts';

export const wordsOfLenders: PersonalRecords = {
  /** Nothing here: the words are read with the applications themselves. */
  held: async () => [],
  /** Erases after the account itself: the database lets words go of nobody who is still there. */
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
