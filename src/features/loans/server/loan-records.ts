// A person's running loans: where each stands, its schedule and every entry. They stay after a deletion, under nobody's name
// and without a word (`words-in-books.ts`): the books are append-only and must balance.
import type { HeldPart, PersonalRecords } from '#platform/server/personal-records.ts';
import { showDay, showMoment } from '#shared/calendar.ts';
import { showDollars } from '#shared/money.ts';
import { recordInWords } from '#shared/record/desk-words.ts';
import { heldTexts } from '#texts/held.ts';
import { loanFields, PLACED_LOAN_FIELDS } from '../fields/loan.ts';
import { entryInWords } from '../rules/own/entry-in-words.ts';
import { statementTexts } from '../texts/statement.ts';
import { booksOnWire, selectSummaries, summaryOnWire } from './show-books.ts';

export const loanRecords: PersonalRecords = {
  async held(work, accountId) {
    const rows = await selectSummaries(work)
      .where('loans.account_id', '=', accountId)
      .orderBy('loans.created_at', 'desc')
      .orderBy('loans.id', 'desc')
      .execute();
    const loans = rows.map(summaryOnWire);
    const records = loans.map((loan) => ({
      [heldTexts.loanNumber]: loan.number,
      [heldTexts.lender]: loan.partner?.name ?? heldTexts.system,
      [heldTexts.status]: loan.state,
      [heldTexts.amount]: showDollars(loan.loanAmount),
      [heldTexts.monthlyRate]: `${loan.interestRate} %`,
      [heldTexts.termMonths]: loan.term,
      [heldTexts.repaidHow]: statementTexts.options[loan.repaymentOption],
      ...recordInWords(loanFields, loan, PLACED_LOAN_FIELDS),
      [heldTexts.stillToPay]: showDollars(loan.owed),
      [heldTexts.worstDaysLate]: loan.worstDaysLate,
    }));
    const parts: HeldPart[] = [{ title: heldTexts.runningLoans, records }];
    // The loans are read one after the other: a person has few, and each takes one trip.
    for (const { id, number } of rows) {
      const { schedule, entries } = await booksOnWire(work, id);
      parts.push({
        title: heldTexts.scheduleOf(number),
        records: schedule.map((instalment) => ({
          [heldTexts.dueOn]: showDay(instalment.dueOn),
          [heldTexts.amount]: showDollars(instalment.amount),
          [heldTexts.paid]: showDollars(instalment.paid),
          [heldTexts.paidOn]: instalment.paidOn && showDay(instalment.paidOn),
        })),
      });
      parts.push({
        title: heldTexts.entriesOf(number),
        records: entries.map((entry) => ({
          [heldTexts.when]: showDay(entry.on),
          [heldTexts.what]: entryInWords(entry, entries),
          [heldTexts.amount]: showDollars(entry.amount),
          [heldTexts.reference]: entry.reference,
          [heldTexts.note]: entry.note,
          [heldTexts.recordedAt]: showMoment(new Date(entry.recordedAt)),
          [heldTexts.stillToPay]: showDollars(entry.owedAfter),
        })),
      });
    }
    return parts;
  },
};
