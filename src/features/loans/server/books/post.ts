// Writes events into the books of locked loans: entries with their transfers, and where each loan then stands.
import { sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import { dayOf } from '#shared/calendar.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { columnNames } from '#shared/record/columns.ts';
import { type KeptOfMoney, keptOfMoney } from '../../fields/desk-money.ts';
import { type BookedEntry, book, type LoanEvent, type Refused } from '../../rules/books/account.ts';
import { defaultedOn as firstDefaultOn, standingOf, worstDaysLate } from '../../rules/books/standing.ts';
import { isRepaid } from '../../rules-in-sql/standing.ts';
import { follow } from './follow.ts';
import type { LockedLoan } from './lock-loans.ts';

export type Posting = {
  loan: LockedLoan;
  event: LoanEvent;
  note?: string;
} & MoneyGiven;

/** The reference is of the payment partner or the bank; the same payment is never recorded twice. Upper case, without spaces around. */
export type MoneyGiven = Partial<KeptOfMoney>;

export type Posted = { loan: LockedLoan; entries: BookedEntry<IdOf<'loan_entries'>>[] };

/**
 * Posts events in their order, several for one loan too. One that the books do not take is answered with its reason and
 * leaves nothing behind. What follows from them follows from `event`, where that is known. The loans are to be locked, and the references not yet recorded: the database fails on one that is.
 */
export async function postAll(
  work: Work,
  recordedBy: IdOf<'accounts'>,
  postings: readonly Posting[],
  event?: string,
): Promise<(Posted | { refused: Refused })[]> {
  const before = new Map(postings.map(({ loan }) => [loan.id, loan]));
  const now = new Map(before);
  const written: Written[] = [];
  const answers = postings.map(({ loan: { id }, event, ...words }) => {
    const loan = now.get(id) as LockedLoan;
    const booked = book(loan.account, event, () => newId<'loan_entries'>(work.now.getTime()));
    if ('refused' in booked) return booked;
    const first = loan.account.entries.length + 1;
    const next = { ...loan, account: booked.account };
    now.set(id, next);
    const main = booked.entries.findIndex(({ kind }) => kind === event.kind);
    booked.entries.forEach((entry, index) => {
      written.push({ entry, loanId: id, number: first + index, ...(index === main ? words : {}) });
    });
    return { loan: next, entries: booked.entries };
  });
  if (written.length === 0) return answers;
  await writeEntries(work, recordedBy, written);
  const changed = [...now.values()].filter((loan) => loan !== before.get(loan.id));
  const stood = await writeStandings(work, changed);
  await follow(
    work,
    stood.map((loan) => ({ before: before.get(loan.id) as LockedLoan, after: loan })),
    event,
  );
  // Each of several events of one loan is answered with the books right after it; where the loan stands is known after the last one only.
  const last = new Map(stood.map((loan) => [loan.account, loan]));
  return answers.map((answer) =>
    'refused' in answer ? answer : { ...answer, loan: last.get(answer.loan.account) ?? answer.loan },
  );
}

export type Written = {
  entry: BookedEntry<IdOf<'loan_entries'>>;
  loanId: IdOf<'loans'>;
  number: number;
  note?: string;
} & MoneyGiven;

/** The columns of an entry; null where nothing is given, as with every entry that moves no money. */
export const keptOf = (given: MoneyGiven): KeptOfMoney =>
  Object.fromEntries(columnNames(keptOfMoney).map((name) => [name, given[name] ?? null])) as KeptOfMoney;

/** Writes entries by one insert, and all their transfers by another. */
export async function writeEntries(
  work: Work,
  recordedBy: IdOf<'accounts'>,
  written: readonly Written[],
): Promise<void> {
  await work.db
    .insertInto('loan_entries')
    .values(
      written.map(({ entry, loanId, number, note, ...given }) => ({
        id: entry.id,
        loan_id: loanId,
        number,
        kind: entry.kind,
        amount_cents: entry.amountCents,
        effective_on: entry.on,
        ...keptOf(given),
        reverses: entry.reverses,
        note: note || null,
        recorded_by: recordedBy,
        created_at: work.now,
      })),
    )
    .execute();
  const transfers = written.flatMap(({ entry, loanId }) =>
    entry.transfers.map(({ debit, credit, amountCents }) => ({
      entry_id: entry.id,
      loan_id: loanId,
      debit,
      credit,
      amount_cents: amountCents,
    })),
  );
  if (transfers.length > 0) await work.db.insertInto('loan_transfers').values(transfers).execute();
}

/** Works out where locked loans stand today and writes it, in one statement; answers them as they now are. */
export async function writeStandings(work: Work, loans: readonly LockedLoan[]): Promise<LockedLoan[]> {
  const today = dayOf(work.now);
  const stood = loans.map((loan) => {
    const standing = standingOf(loan.account, today);
    // Written off, it is not late any more: what stands on record stays.
    const { writtenOff } = loan.account.books;
    const defaultedOn = writtenOff ? loan.defaultedOn : firstDefaultOn(loan.account, today);
    const worst = (writtenOff ? loan.worstAtWriteOff : null) ?? worstDaysLate(loan.account, today);
    return { loan, standing, defaultedOn, worst };
  });
  const rows = stood.map(({ loan, standing, defaultedOn, worst }) => ({
    id: loan.id,
    state: standing.state,
    days_late: standing.daysLate,
    worst_days_late: worst,
    overdue_cents: standing.overdueCents,
    oldest_due_on: standing.oldestDueOn,
    next_amount_cents: standing.nextAmountCents,
    defaulted_on: defaultedOn,
    written_off: loan.account.books.writtenOff,
  }));
  await sql`
    update loans l set state = s.state, days_late = s.days_late, worst_days_late = s.worst_days_late,
      overdue_cents = s.overdue_cents, oldest_due_on = s.oldest_due_on, next_amount_cents = s.next_amount_cents,
      defaulted_on = s.defaulted_on, aged_on = ${today}::date,
      written_off_on = case when s.written_off then coalesce(l.written_off_on, ${today}::date) end,
      closed_at = case when ${isRepaid('s')} then coalesce(l.closed_at, ${work.now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id uuid, state text, days_late int, worst_days_late int,
      overdue_cents bigint, oldest_due_on date, next_amount_cents bigint, defaulted_on date, written_off boolean)
    where l.id = s.id`.execute(work.db);
  return stood.map(({ loan, standing, defaultedOn, worst }) => ({
    ...loan,
    state: standing.state,
    agedOn: today,
    defaultedOn,
    worstAtWriteOff: loan.account.books.writtenOff ? worst : null,
  }));
}
