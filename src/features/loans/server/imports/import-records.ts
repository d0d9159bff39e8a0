// What files of repayments say of a person's loans: they read it with what is held about them; a deletion takes the payers' names.
import { sql } from 'kysely';
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { heldTexts } from '#texts/held.ts';
import { verdictTexts } from '../../texts/staff-imports.ts';

export const importRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('loans as l')
      .innerJoin('repayment_import_rows as r', 'r.loan_id', 'l.id')
      .innerJoin('repayment_imports as i', 'i.id', 'r.import_id')
      .select([
        'i.uploaded_at',
        'l.number',
        'r.reference_given',
        'r.amount_given',
        'r.date_given',
        'r.payer_given',
        'r.verdict',
      ])
      .where('l.account_id', '=', accountId)
      .orderBy('i.uploaded_at', 'desc')
      .orderBy('r.line')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.uploaded_at),
      [heldTexts.loanNumber]: row.number,
      [heldTexts.reference]: row.reference_given,
      [heldTexts.amount]: row.amount_given,
      [heldTexts.received]: row.date_given,
      [heldTexts.payer]: row.payer_given || null,
      [heldTexts.outcome]: verdictTexts[row.verdict].words,
    }));
    return [{ title: heldTexts.importedPayments, records }];
  },
  /**
   * Money and its references stay with the books, without a name. Of rows that named no loan, those go that name the person:
   * nothing else tells whose they are.
   */
  async erase({ db }, accountId) {
    await sql`
      update repayment_import_rows r set payer_given = '' from accounts a
      where a.id = ${accountId} and r.payer_given <> '' and (
        r.loan_id in (select id from loans where account_id = a.id)
        or (r.loan_id is null and strpos(lower(r.payer_given), lower(a.first_name)) > 0
          and strpos(lower(r.payer_given), lower(a.last_name)) > 0))`.execute(db);
  },
};
