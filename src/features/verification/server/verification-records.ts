// The documents that a person sent and what staff decided about them; they go together with the information they prove.

import { answersInWords } from '#features/forms/rules/answers-in-words.ts';
import { storedFields } from '#features/information/contract.ts';
import { answersOpener } from '#features/information/server/sealed/sealed-answers.ts';
import { forgetDocuments } from '#features/information/server/submission-states.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';

export const verificationRecords: PersonalRecords = {
  async held({ db, services }, accountId) {
    const rows = await db
      .selectFrom('verifications as v')
      .innerJoin('submissions as s', 's.id', 'v.submission_id')
      .innerJoin('information_schemas as i', 'i.id', 's.information_schema_id')
      .innerJoin('form_versions as f', 'f.id', 'v.form_version_id')
      .select([
        'i.name',
        'v.id',
        'v.status',
        'v.created_at',
        'v.decided_at',
        'v.answers',
        'v.sealed',
        'f.fields',
      ])
      .select(['v.approval_note', 'v.rejection_reason', 'v.rejection_note'])
      .where('v.account_id', '=', accountId)
      .orderBy('v.created_at', 'desc')
      .orderBy('v.id', 'desc')
      .execute();
    const open = await answersOpener(services, 'verifications');
    const records = rows.map((row) => ({
      [heldTexts.section]: row.name,
      [heldTexts.sent]: showMoment(row.created_at),
      [heldTexts.status]: row.status,
      [heldTexts.decidedAt]: row.decided_at && showMoment(row.decided_at),
      [heldTexts.rejectionReason]: row.rejection_reason,
      [heldTexts.note]: row.approval_note ?? row.rejection_note,
      ...answersInWords(storedFields.parse(row.fields), open(row)),
    }));
    return [{ title: heldTexts.verification, records }];
  },
  erase: remove,
  forget: remove,
};

/** Removes documents with the rows of their files; the files themselves leave the disk by the job of whoever asked. */
async function remove(work: Work, accountId: IdOf<'accounts'>, before?: Date): Promise<void> {
  const held = await work.db
    .selectFrom('submissions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('emptied_at', 'is', null)
    .$if(before !== undefined, (query) => query.where('changed_at', '<', before ?? new Date()))
    .execute();
  if (held.length === 0) return;
  const submissions = held.map(({ id }) => id);
  await forgetDocuments(work, submissions);
  await work.db.deleteFrom('verifications').where('submission_id', 'in', submissions).execute();
}
