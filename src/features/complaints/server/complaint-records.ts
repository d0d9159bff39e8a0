// The complaints of a person: their words go with the account, and with age; number, dates, category and outcome stay in the register.
import { sql } from 'kysely';
import { forgetLooksAt } from '#features/verification/server/second-looks/draw.ts';
import { forgetOldMailsToOthers } from '#platform/server/mail.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { numberOf } from '../rules/complaint.ts';
import { complaintTexts, ownComplaintTexts } from '../texts/complaints.ts';

export const complaintRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const complaints = await db
      .selectFrom('complaints')
      .select(['id', 'number', 'category', 'state', 'words', 'outcome', 'sent_at', 'emptied_at'])
      .where('account_id', '=', accountId)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const steps = await db
      .selectFrom('complaint_steps as p')
      .innerJoin('complaints as c', 'c.id', 'p.complaint_id')
      .select(['c.number', 'p.kind', 'p.words', 'p.created_at', 'p.by_id'])
      .where('c.account_id', '=', accountId)
      .orderBy('p.id', 'desc')
      .execute();
    return [
      {
        title: heldTexts.complaints,
        records: complaints.map((one) => ({
          [heldTexts.complaintNumber]: numberOf(one.number),
          [heldTexts.when]: showMoment(one.sent_at),
          [heldTexts.what]: complaintTexts.categories[one.category],
          [heldTexts.status]: complaintTexts.states[one.state],
          [heldTexts.text]: one.emptied_at === null ? one.words : heldTexts.emptied,
          [heldTexts.complaintOutcome]: one.outcome && complaintTexts.outcomes[one.outcome],
        })),
      },
      {
        title: heldTexts.complaintSteps,
        records: steps.map(({ number, kind, words, created_at, by_id }) => ({
          [heldTexts.complaintNumber]: numberOf(number),
          [heldTexts.when]: showMoment(created_at),
          [heldTexts.from]: by_id === accountId ? heldTexts.you : heldTexts.staff,
          [heldTexts.what]:
            kind === 'Noted' || kind === 'HandedOver'
              ? heldTexts.complaintNote
              : ownComplaintTexts.steps[kind],
          [heldTexts.text]: words,
        })),
      },
    ];
  },
  /** Erases words and sender. A complaint that nobody has answered is closed as taken back, because nobody is left to answer. */
  async erase(work, accountId) {
    await sql`
      update complaints set state = 'Closed', due_on = null, closed_at = ${work.now}, outcome = 'Withdrawn'
      where account_id = ${accountId} and due_on is not null`.execute(work.db);
    await emptyWords(work, sql`account_id = ${accountId}`);
  },
  forget: (work, accountId, before) =>
    emptyWords(work, sql`account_id = ${accountId} and due_on is null and changed_at < ${before}`),
};

/** What somebody without an account wrote, with their name and address, and the mails to them. */
export async function forgetOldVisitors(work: Work, before: Date): Promise<void> {
  await emptyWords(work, sql`account_id is null and due_on is null and changed_at < ${before}`);
  await forgetOldMailsToOthers(work, before);
}

async function emptyWords(work: Work, which: ReturnType<typeof sql>): Promise<void> {
  const { db, now } = work;
  await forgetLooksAt(
    work,
    'Complaints',
    sql`select id from complaints where emptied_at is null and ${which}`,
  );
  await sql`
    with emptied as (
      update complaints set words = '', name = null, email = null, emptied_at = ${now}
      where emptied_at is null and ${which} returning id
    )
    update complaint_steps set words = '' from emptied where complaint_id = emptied.id`.execute(db);
}
