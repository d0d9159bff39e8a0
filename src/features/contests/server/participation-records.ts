// The contests that a person joined. The ticket stays after a deletion, without a name: a draw can only be checked with all of them.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { winnersTexts } from '../texts/staff-contests.ts';

export const participationRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('contest_participants as p')
      .innerJoin('contests as c', 'c.id', 'p.contest_id')
      .leftJoin('contest_winners as w', (join) =>
        join.onRef('w.contest_id', '=', 'p.contest_id').onRef('w.account_id', '=', 'p.account_id'),
      )
      .leftJoin('contest_claims as l', (join) =>
        join.onRef('l.contest_id', '=', 'w.contest_id').onRef('l.place', '=', 'w.place'),
      )
      .select(['c.name', 'p.ticket', 'p.joined_at', 'w.place', 'l.status', 'l.created_at as recorded_at'])
      .where('p.account_id', '=', accountId)
      .orderBy('p.joined_at', 'desc')
      .orderBy('p.contest_id')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.joined_at),
      [heldTexts.contest]: row.name,
      [heldTexts.ticket]: row.ticket,
      [heldTexts.place]: row.place,
      [heldTexts.prizeGiven]: row.status && winnersTexts[row.status === 'Claimed' ? 'claimed' : 'unclaimed'],
      [heldTexts.recordedAt]: row.recorded_at && showMoment(row.recorded_at),
    }));
    return [{ title: heldTexts.contests, records }];
  },
};
