// The contests that a person joined. The ticket stays after a deletion, without a name: a draw can only be checked with all of them.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';

export const participationRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('contest_participants as p')
      .innerJoin('contests as c', 'c.id', 'p.contest_id')
      .leftJoin('contest_winners as w', (join) =>
        join.onRef('w.contest_id', '=', 'p.contest_id').onRef('w.account_id', '=', 'p.account_id'),
      )
      .select(['c.name', 'p.ticket', 'p.joined_at', 'w.place'])
      .where('p.account_id', '=', accountId)
      .orderBy('p.joined_at', 'desc')
      .orderBy('p.contest_id')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.joined_at),
      [heldTexts.contest]: row.name,
      [heldTexts.ticket]: row.ticket,
      [heldTexts.place]: row.place,
    }));
    return [{ title: heldTexts.contests, records }];
  },
};
