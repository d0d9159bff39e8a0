// What a signal holds about a person. They read that it was looked at and what was found, not by what they were found, nor with whom.
import { type RawBuilder, sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { heldTexts } from '#texts/held.ts';

export const signalRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('signal_accounts as p')
      .innerJoin('signals as s', 's.id', 'p.signal_id')
      .select(['p.added_at', 's.verdict', 's.decided_at'])
      .where('p.account_id', '=', accountId)
      .orderBy('p.added_at', 'desc')
      .orderBy('s.id', 'desc')
      .execute();
    const records = rows.map(({ added_at, verdict, decided_at }) => ({
      [heldTexts.when]: showMoment(added_at),
      [heldTexts.what]: heldTexts.signalAsked,
      [heldTexts.signalFound]: verdict === null ? heldTexts.signalOpen : heldTexts.signalVerdicts[verdict],
      [heldTexts.decidedAt]: decided_at && showMoment(decided_at),
    }));
    return [{ title: heldTexts.signals, records }];
  },
  async erase(work, accountId) {
    await work.db.deleteFrom('account_marks').where('account_id', '=', accountId).execute();
    await leave(work, accountId, sql<boolean>`true`);
  },
  /** Forgets old signals. An open one stays, because somebody is about to look at it. */
  async forget(work, accountId, before) {
    await sql`
      delete from account_marks m using submissions s
      where m.submission_id = s.id and s.account_id = ${accountId} and s.changed_at < ${before}`.execute(
      work.db,
    );
    await leave(work, accountId, sql<boolean>`s.decided_at < ${before}`);
  },
};

/** Takes a person out of a signal. Its words go too, because they may name the person; a signal that is left with one account is removed. */
async function leave({ db }: Work, accountId: IdOf<'accounts'>, which: RawBuilder<boolean>): Promise<void> {
  const left = await sql<Columns<'signal_accounts', 'signal_id'>>`
    delete from signal_accounts p using signals s
    where p.signal_id = s.id and p.account_id = ${accountId} and ${which} returning p.signal_id`.execute(db);
  const ids = left.rows.map(({ signal_id }) => signal_id);
  if (ids.length === 0) return;
  await db.updateTable('signals').set({ words: '' }).where('id', 'in', ids).execute();
  const lonely = db
    .selectFrom('signals as s')
    .select('s.id')
    .where('s.id', 'in', ids)
    .where(
      (row) =>
        row
          .selectFrom('signal_accounts as p')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('p.signal_id', '=', 's.id'),
      '<',
      2,
    );
  const gone = (await lonely.execute()).map(({ id }) => id);
  if (gone.length === 0) return;
  await db.deleteFrom('signal_accounts').where('signal_id', 'in', gone).execute();
  await db.deleteFrom('signals').where('id', 'in', gone).execute();
}
