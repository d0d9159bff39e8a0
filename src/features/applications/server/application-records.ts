// A person's applications: amounts, terms and outcomes stay after a deletion, the words that staff wrote about them go.

import { sql } from 'kysely';
import { forgetLooksAt } from '#features/verification/server/second-looks/draw.ts';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import type { Work } from '#platform/server/work.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { showMoney } from '#shared/money.ts';
import { erasedTexts } from '#texts/erased.ts';
import { heldTexts } from '#texts/held.ts';
import { counterOfferHeld } from '../texts/counter-offer/counter-offer.ts';
import { wordsHeld } from '../texts/words/words.ts';

export const applicationRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('applications')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.created_at),
      [heldTexts.loan]: nameOf(row.loan_info),
      [heldTexts.amount]: showMoney(row.amount_cents),
      [heldTexts.monthlyRate]: `${row.rate_monthly_bps / 100} %`,
      [heldTexts.termMonths]: row.term_months,
      [heldTexts.status]: row.status,
      [heldTexts.decidedAt]: row.decided_at && showMoment(row.decided_at),
      [heldTexts.rejectionReason]: row.rejection_reason,
      [heldTexts.note]: row.approval_note ?? row.rejection_note,
      ...(row.worse_reason ? { [heldTexts.worseReason]: row.worse_reason } : {}),
    }));
    return [
      { title: heldTexts.applications, records },
      { title: counterOfferHeld.title, records: await offeredTerms(db, accountId) },
      { title: wordsHeld.title, records: await wordsWith(db, accountId) },
    ];
  },
  async erase(work, accountId) {
    await forgetLooksAt(
      work,
      'Applications',
      sql`select id from applications where account_id = ${accountId}`,
    );
    await work.db
      .updateTable('applications')
      .set((row) => ({
        approval_note: null,
        first_approval_note: null,
        rejection_note: null,
        worse_reason: null,
        rejection_reason: row
          .case()
          .when('rejection_reason', 'is', null)
          .then(null)
          .else(erasedTexts.reason)
          .end(),
      }))
      .where('account_id', '=', accountId)
      .execute();
  },
};

/** The other terms that lenders offered a person, in the lenders' words, the newest first. */
async function offeredTerms(db: Work['db'], accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('counter_offers as o')
    .innerJoin('applications as p', 'p.id', 'o.application_id')
    .selectAll('o')
    .where('p.account_id', '=', accountId)
    .orderBy('o.made_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute();
  return rows.map((row) => ({
    [heldTexts.when]: showMoment(row.made_at),
    [heldTexts.amount]: showMoney(row.amount_cents),
    [heldTexts.monthlyRate]: `${row.rate_monthly_bps / 100} %`,
    [heldTexts.termMonths]: row.term_months,
    [heldTexts.reason]: row.reason,
    [counterOfferHeld.standsUntil]: showDay(row.stands_until),
    [counterOfferHeld.outcome]: row.outcome ?? counterOfferHeld.open,
  }));
}

/** What lenders asked a person beside their applications, and was answered; a lender's own notes are the lender's to tell. */
async function wordsWith(db: Work['db'], accountId: IdOf<'accounts'>) {
  const rows = await db
    .selectFrom('application_words as w')
    .innerJoin('applications as p', 'p.id', 'w.application_id')
    .selectAll('w')
    .where('p.account_id', '=', accountId)
    .where('w.kind', 'in', ['Asked', 'Answered'])
    .orderBy('w.written_at', 'desc')
    .orderBy('w.id', 'desc')
    .execute();
  return rows.map((row) => ({
    [heldTexts.when]: showMoment(row.written_at),
    [wordsHeld.by]: row.kind === 'Asked' ? wordsHeld.lender : wordsHeld.you,
    [wordsHeld.words]: row.text,
    [wordsHeld.papers]: row.wants.join(', ') || null,
  }));
}

const nameOf = (loan: object): string | null =>
  'name' in loan && typeof loan.name === 'string' ? loan.name : null;
