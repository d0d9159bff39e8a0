// The figures that are kept of a person for lenders who may contact them: shown to the person, gone with the account.
import type { PersonalRecords } from '#platform/server/personal-records.ts';
import { showMoment } from '#shared/calendar.ts';
import { cents, showMoney } from '#shared/money.ts';
import { heldTexts } from '#texts/held.ts';

export const prequalificationRecords: PersonalRecords = {
  async held({ db }, accountId) {
    const row = await db
      .selectFrom('prequalification_figures')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!row) return [{ title: heldTexts.prequalification, records: [] }];
    const money = (amount: number | null) => (amount === null ? null : showMoney(cents(amount)));
    const record = {
      [heldTexts.when]: showMoment(row.figured_at),
      [heldTexts.income]: money(row.income_cents),
      [heldTexts.debtPayments]: money(row.debt_payments_cents),
      [heldTexts.freeCashFlow]: money(row.free_cash_flow_cents),
      [heldTexts.debtService]: row.debt_service_bps === null ? null : `${row.debt_service_bps / 100} %`,
    };
    return [{ title: heldTexts.prequalification, records: [record] }];
  },
  async erase({ db }, accountId) {
    await db.deleteFrom('prequalification_figures').where('account_id', '=', accountId).execute();
  },
};
