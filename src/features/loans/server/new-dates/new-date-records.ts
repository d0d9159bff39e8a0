// The new due dates that a person asked for. That they were asked stays after a deletion, for they moved dates in the books; the words go.

import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { showLoanNumber } from '../../rules/loan-number.ts';
import { newDateDesk } from '../../texts/staff-new-dates.ts';

export const newDateRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('due_date_requests as r')
      .innerJoin('loans as l', 'l.id', 'r.loan_id')
      .select(['r.asked_at', 'l.number as loan_number', 'r.number', 'r.from_due_on', 'r.wanted_due_on'])
      .select(['r.reason', 'r.status', 'r.decided_at', 'r.note'])
      .where('r.asked_by', '=', accountId)
      .orderBy('r.asked_at', 'desc')
      .orderBy('r.id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.asked_at),
      [heldTexts.loan]: showLoanNumber(row.loan_number),
      [heldTexts.instalment]: row.number,
      [heldTexts.dueOn]: showDay(row.from_due_on),
      [heldTexts.wantedOn]: showDay(row.wanted_due_on),
      [heldTexts.words]: row.reason,
      [heldTexts.status]: newDateDesk.statuses[row.status],
      [heldTexts.decidedAt]: row.decided_at && showMoment(row.decided_at),
      [heldTexts.answer]: row.note,
    }));
    return [{ title: heldTexts.newDates, records }];
  },
  /** Requests that still wait are withdrawn. */
  async erase({ db, now }, accountId) {
    await db
      .updateTable('due_date_requests')
      .set({ status: 'Withdrawn', decided_at: now })
      .where('asked_by', '=', accountId)
      .where('status', '=', 'Asked')
      .execute();
    await emptied(db, accountId, erasedTexts.reason).execute();
  },
  async forget({ db }, accountId, before) {
    await emptied(db, accountId, heldTexts.emptied).where('decided_at', '<', before).execute();
  },
};

const emptied = (
  db: Parameters<PersonalRecords['held']>[0]['db'],
  accountId: IdOf<'accounts'>,
  words: string,
) =>
  db
    .updateTable('due_date_requests')
    .set((row) => ({
      reason: words,
      note: row.case().when('note', 'is', null).then(null).else(words).end(),
    }))
    .where('asked_by', '=', accountId);
