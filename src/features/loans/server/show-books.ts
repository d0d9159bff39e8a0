// Shows running loans to whoever may see them: the summary of each; of one, the schedule and the entries of its books.

import type { Columns } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { type Answered, answerOf, type ColumnName, columnNames } from '#shared/record/columns.ts';
import type { LoanBooks, LoanEntry, LoanSummary } from '../contract.ts';
import { keptOfMoney } from '../fields/desk-money.ts';
import { loanFields } from '../fields/loan.ts';
import { keptInstalments, standingOf } from '../rules/books/standing.ts';
import { amountOf, instalmentsPaid } from '../rules/books/waterfall.ts';
import { receiptNumbers } from '../rules/loan-number.ts';
import { type LoanInBooks, readLoans } from './books/read-loans.ts';

/** Loans with all that a summary tells, to be narrowed, ordered and paged by the caller. */
export const selectSummaries = ({ db }: Work) =>
  db
    .selectFrom('loans')
    .leftJoin('partners', 'partners.id', 'loans.partner_id')
    .select([
      'loans.id',
      'loans.number',
      'loans.application_id',
      'loans.partner_id',
      'partners.name as partner_name',
      'loans.state',
      'loans.ageing',
      'loans.repayment_option',
      'loans.owed_cents',
      'loans.overdue_cents',
      'loans.days_late',
      'loans.worst_days_late',
      'loans.oldest_due_on',
      'loans.next_amount_cents',
      'loans.credit_cents',
      'loans.closed_at',
    ])
    .select(columnNames(loanFields).map((name) => `loans.${name}` as const));

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

export const summaryOnWire = (row: SummaryRow): LoanSummary => ({
  _id: row.id,
  number: row.number,
  applicationId: row.application_id,
  partner: row.partner_id === null ? null : { _id: row.partner_id, name: row.partner_name ?? '' },
  state: row.state,
  ageing: row.ageing as LoanSummary['ageing'],
  ...answerOf(loanFields, row),
  repaymentOption: row.repayment_option,
  owed: dollars(row.owed_cents),
  overdue: dollars(row.overdue_cents),
  daysLate: row.days_late,
  worstDaysLate: row.worst_days_late,
  nextDueOn: row.oldest_due_on,
  nextAmount: dollars(row.next_amount_cents),
  credit: dollars(row.credit_cents),
  closedAt: row.closed_at?.toISOString() ?? null,
});

/** The summary of a loan as it stands today, also before the ageing of the day has reached it. */
export function summaryToday(work: Work, row: SummaryRow, { account }: LoanInBooks): LoanSummary {
  const { state, daysLate, overdueCents, oldestDueOn, nextAmountCents } = standingOf(
    account,
    dayOf(work.now),
  );
  const summary = summaryOnWire(row);
  return {
    ...summary,
    state,
    daysLate,
    worstDaysLate: Math.max(summary.worstDaysLate, daysLate),
    overdue: dollars(overdueCents),
    nextDueOn: oldestDueOn,
    nextAmount: dollars(nextAmountCents),
  };
}

/** Reads within one snapshot: a payment that is recorded meanwhile stands in all of the answer, or in none of it. */
export const asOfOneMoment = <Answer>(work: Work, read: (work: Work) => Promise<Answer>): Promise<Answer> =>
  work.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => read({ ...work, db }));

/** The books of one loan, which must exist: its schedule as it is kept today, and every entry, the first one first. */
export async function booksOnWire(
  work: Work,
  loanId: IdOf<'loans'>,
): Promise<Pick<LoanBooks, 'schedule'> & { entries: WholeEntry[]; loan: LoanInBooks }> {
  const [loans, written, moved] = await Promise.all([
    readLoans(work, [loanId]),
    work.db
      .selectFrom('loan_entries')
      .select(['id', 'number', ...columnNames(keptOfMoney), 'note', 'created_at'])
      .where('loan_id', '=', loanId)
      .execute(),
    work.db.selectFrom('loan_transfers').selectAll().where('loan_id', '=', loanId).execute(),
  ]);
  const loan = loans.get(loanId);
  if (!loan) throw new RangeError('a loan that does not exist has no books');
  return { loan, schedule: scheduleOnWire(work, loan), entries: entriesOnWire(loan, written, moved) };
}

function scheduleOnWire({ now }: Work, { account }: LoanInBooks): LoanBooks['schedule'] {
  const kept = keptInstalments(account, dayOf(now));
  return instalmentsPaid(account.owing, account.books).map((instalment, index) => ({
    number: instalment.number,
    dueOn: instalment.dueOn,
    originalDueOn: instalment.originalDueOn,
    hasNewDate: instalment.hasNewDate,
    amount: dollars(amountOf(instalment)),
    interest: dollars(instalment.interestCents),
    principal: dollars(instalment.principalCents),
    paid: dollars(instalment.paidCents),
    paidOn: kept[index]?.paidOn ?? null,
    daysLate: kept[index]?.daysLate ?? 0,
  }));
}

/** An entry with all that is stored of it. Whoever puts it into an answer leaves out what its reader may not know. */
type WholeEntry = LoanEntry & Answered<typeof keptOfMoney> & { note: string | null };

type WrittenEntry = Columns<
  'loan_entries',
  'id' | 'number' | ColumnName<typeof keptOfMoney> | 'note' | 'created_at'
>;
type Moved = { entry_id: string; debit: string; credit: string; amount_cents: number };

function entriesOnWire(
  { account, number }: LoanInBooks,
  written: readonly WrittenEntry[],
  moved: readonly Moved[],
): WholeEntry[] {
  const wordsOf = new Map<string, WrittenEntry>(written.map((entry) => [entry.id, entry]));
  const takenBackBy = new Map(account.entries.map(({ id, reverses }) => [reverses, id]));
  const numberOf = (id: string | null | undefined): number | null => (id && wordsOf.get(id)?.number) || null;
  const receipts = receiptNumbers(number, account.entries);
  let owed = 0;
  return account.entries.flatMap(({ id, kind, amountCents, on, reverses }) => {
    const words = wordsOf.get(id);
    // An entry that was recorded since the books were read shows at the next reading.
    if (!words) return [];
    const own = moved.filter(({ entry_id }) => entry_id === id);
    const change = (name: string): number =>
      own.reduce(
        (sum, { debit, credit, amount_cents }) =>
          sum + (debit === name ? amount_cents : 0) - (credit === name ? amount_cents : 0),
        0,
      );
    const [fee, interest, principal, writtenOff] = ['Fee', 'Interest', 'Principal', 'WriteOff'].map(change);
    owed += (fee ?? 0) + (interest ?? 0) + (principal ?? 0) + (writtenOff ?? 0);
    return {
      _id: id,
      number: words.number,
      kind,
      amount: dollars(amountCents),
      on,
      ...answerOf(keptOfMoney, words),
      note: words.note,
      reverses: numberOf(reverses),
      reversedBy: numberOf(takenBackBy.get(id)),
      recordedAt: words.created_at.toISOString(),
      fee: dollars(fee ?? 0),
      interest: dollars(interest ?? 0),
      principal: dollars(principal ?? 0),
      writtenOff: dollars(writtenOff ?? 0),
      credit: dollars(-change('Credit')),
      owedAfter: dollars(owed),
      receipt: receipts.get(id) ?? null,
    };
  });
}

const dollars = (amountCents: number): number => centsToDollars(cents(amountCents));
