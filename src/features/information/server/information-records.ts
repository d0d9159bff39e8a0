// What a person submitted. A deletion and old age empty it; the row stays, because the ledger of seeds points at it.

import { answersInWords } from '#features/forms/rules/answers-in-words.ts';
import { storedFields } from '#features/information/contract.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';
import { answersOpener } from './sealed/sealed-answers.ts';

export const informationRecords: PersonalRecords = {
  async held({ db, services }, accountId) {
    const rows = await db
      .selectFrom('submissions as s')
      .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
      .innerJoin('form_versions as f', 'f.id', 's.form_version_id')
      .select([
        'i.name',
        's.id',
        's.status',
        's.created_at',
        's.answers',
        's.sealed',
        's.emptied_at',
        'f.fields',
      ])
      .where('s.account_id', '=', accountId)
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .execute();
    const open = await answersOpener(services, 'submissions');
    const records = rows.map((row) => ({
      [heldTexts.section]: row.name,
      [heldTexts.submitted]: showMoment(row.created_at),
      [heldTexts.status]: row.emptied_at === null ? row.status : heldTexts.emptied,
      ...answersInWords(storedFields.parse(row.fields), open(row)),
    }));
    return [{ title: heldTexts.information, records }];
  },
  erase: async (work, accountId) => {
    await empty(work, accountId);
    await work.db.deleteFrom('progress').where('account_id', '=', accountId).execute();
  },
  forget: empty,
};

/** Empties submissions and marks them as reopened, so that a person who still has the account may fill the sections in again, without seeds. */
async function empty({ db, now }: Work, accountId: IdOf<'accounts'>, before?: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set((row) => ({
      answers: '{}',
      sealed: null,
      sealed_with: null,
      trn_ends: null,
      emptied_at: now,
      changed_at: now,
      reopened_at: row.fn.coalesce('reopened_at', row.val(now)),
    }))
    .where('account_id', '=', accountId)
    .where('emptied_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('changed_at', '<', before ?? now))
    .execute();
}
