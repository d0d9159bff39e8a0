// What two people guarded of a person's loans: they read what was asked for and why; what waits is taken back when they go.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';
import type { LoanAdjustment } from '../contract/desk.ts';
import { loanDeskTexts as texts } from '../texts/staff-loan-desk.ts';

export const adjustmentRecords: PersonalRecords = {
  /** Who of our staff asked and decided is not the person's to read. */
  async held({ db }, accountId) {
    const rows = await db
      .selectFrom('loan_adjustments as a')
      .innerJoin('loans as l', 'l.id', 'a.loan_id')
      .select(['a.asked_at', 'l.number', 'a.kind', 'a.amount_cents', 'a.reason', 'a.status'])
      .select(['a.decided_at', 'a.decision_note'])
      .where('l.account_id', '=', accountId)
      .orderBy('a.asked_at', 'desc')
      .orderBy('a.id', 'desc')
      .execute();
    const records = rows.map((row) => ({
      [heldTexts.when]: showMoment(row.asked_at),
      [heldTexts.loanNumber]: row.number,
      [heldTexts.kind]: kindInWords(row.kind),
      [heldTexts.amount]: row.amount_cents === null ? null : showMoney(row.amount_cents),
      [heldTexts.reason]: row.reason,
      [heldTexts.status]: texts.adjustmentStatus[row.status],
      [heldTexts.decidedAt]: row.decided_at && showMoment(row.decided_at),
      [heldTexts.note]: row.decision_note,
    }));
    return [{ title: heldTexts.adjustments, records }];
  },
  async erase({ db, now }, accountId) {
    await db
      .updateTable('loan_adjustments')
      .set({ status: 'Withdrawn', decided_at: now })
      .where('status', '=', 'Asked')
      .where('loan_id', 'in', (loans) =>
        loans.selectFrom('loans').select('loans.id').where('account_id', '=', accountId),
      )
      .execute();
  },
};

function kindInWords(kind: LoanAdjustment['kind']): string {
  if (kind === 'PayoutReversal') return texts.adjustment.PayoutReversal();
  return kind === 'EntryReversal' ? texts.kind.Reversal : texts.kind[kind];
}
