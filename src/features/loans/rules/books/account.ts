// The books of one loan: each event is judged and becomes entries with two-sided transfers. Pure; the ledger is written from what it answers.
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, cents, subtractCents, ZERO } from '#shared/money.ts';
import { settlementQuote } from './settlement.ts';
import { type Balances, type Books, balancesOf, type Owing, owedCents, totalOwing } from './waterfall.ts';

/** The accounts of the ledger; the first three are what the borrower owes us, 'Credit' what we owe the borrower. */
export type LedgerAccount =
  | 'Principal'
  | 'Interest'
  | 'Fee'
  | 'Credit'
  | 'WriteOff'
  | 'Cash'
  | 'InterestIncome'
  | 'FeeIncome'
  | 'Waived';

export type Transfer = { debit: LedgerAccount; credit: LedgerAccount; amountCents: Cents };

export type EntryKind =
  | 'Disbursement'
  | 'Repayment'
  | 'Refund'
  | 'Waiver'
  | 'Rebate'
  | 'WriteOff'
  | 'Reversal';

export type Entry = {
  id: string;
  kind: EntryKind;
  amountCents: Cents;
  /** Received, handed over or decided on. */
  on: Day;
  /** Of the entry it takes back. */
  reverses: string | null;
};

export type LoanAccount = { owing: Owing; books: Books; entries: readonly Entry[] };

export type LoanEvent =
  | { kind: 'Repayment' | 'Refund' | 'Waiver'; amountCents: Cents; on: Day }
  | { kind: 'WriteOff'; on: Day }
  | { kind: 'Reversal'; reverses: string; on: Day };

export type BookedEntry = Entry & { transfers: Transfer[] };

export type Refused =
  | 'loan.nothing_owed'
  | 'loan.waives_too_much'
  | 'loan.refunds_too_much'
  | 'loan.written_off'
  | 'loan.entry_unknown'
  | 'loan.entry_reversed'
  | 'loan.entry_not_reversible';

export type Booked = { refused: Refused } | { account: LoanAccount; entries: BookedEntry[] };

/** The other side of what an entry of a kind changes. */
const COUNTER: Record<Exclude<EntryKind, 'Disbursement' | 'Reversal'>, LedgerAccount> = {
  Repayment: 'Cash',
  Refund: 'Cash',
  Waiver: 'Waived',
  Rebate: 'InterestIncome',
  WriteOff: 'WriteOff',
};

/** What the first day writes: the money lent, the fee and the interest that are owed, and the fee kept back from the money. */
export function openAccount(owing: Owing, id: string, on: Day): { account: LoanAccount; entry: BookedEntry } {
  const principal = addCents(...owing.schedule.map(({ principalCents }) => principalCents));
  const interest = addCents(...owing.schedule.map(({ interestCents }) => interestCents));
  const entry: Entry = { id, kind: 'Disbursement', amountCents: principal, on, reverses: null };
  const transfers: Transfer[] = [
    { debit: 'Principal', credit: 'Cash', amountCents: principal },
    { debit: 'Interest', credit: 'InterestIncome', amountCents: interest },
    { debit: 'Fee', credit: 'FeeIncome', amountCents: owing.feeCents },
    { debit: 'Cash', credit: 'Fee', amountCents: owing.feeCents },
  ];
  return {
    account: {
      owing,
      books: { paidCents: owing.feeCents, writtenOff: false, settledOn: null },
      entries: [entry],
    },
    entry: { ...entry, transfers: transfers.filter(({ amountCents }) => amountCents > 0) },
  };
}

/**
 * Books an event; `nextId` names each entry it makes. A payment or waiver that covers the settlement quote of its day
 * brings the rebate with it, which comes first: what is paid then pays no interest that is not charged.
 */
export function book(account: LoanAccount, event: LoanEvent, nextId: () => string): Booked {
  const refused = whyNot(account, event);
  if (refused) return { refused };
  if (event.kind === 'Reversal') return bookReversal(account, event, nextId);
  const rebateCents = rebateWith(account, event);
  const entries: Entry[] = [
    ...(rebateCents > 0
      ? [{ id: nextId(), kind: 'Rebate' as const, amountCents: rebateCents, on: event.on, reverses: null }]
      : []),
    { id: nextId(), reverses: null, ...event, amountCents: amountOfEvent(account, event) },
  ];
  return enterAll(account, entries);
}

/** An entry that no reversal has taken back. */
export const stands = ({ entries }: LoanAccount, { id }: Entry): boolean =>
  !entries.some(({ reverses }) => reverses === id);

function whyNot(account: LoanAccount, event: LoanEvent): Refused | null {
  const balances = balancesOf(account.owing, account.books);
  const owed = owedCents(balances);
  switch (event.kind) {
    case 'Repayment':
      return null;
    case 'Refund':
      return event.amountCents > balances.creditCents ? 'loan.refunds_too_much' : null;
    case 'Waiver':
      if (account.books.writtenOff) return 'loan.written_off';
      return event.amountCents > owed ? 'loan.waives_too_much' : null;
    case 'WriteOff':
      if (account.books.writtenOff) return 'loan.written_off';
      return owed === 0 ? 'loan.nothing_owed' : null;
    case 'Reversal': {
      const entry = account.entries.find(({ id }) => id === event.reverses);
      if (!entry) return 'loan.entry_unknown';
      if (['Disbursement', 'Rebate', 'Reversal'].includes(entry.kind)) return 'loan.entry_not_reversible';
      return stands(account, entry) ? null : 'loan.entry_reversed';
    }
  }
}

function amountOfEvent(
  { owing, books }: LoanAccount,
  event: Exclude<LoanEvent, { kind: 'Reversal' }>,
): Cents {
  return event.kind === 'WriteOff' ? owedCents(balancesOf(owing, books)) : event.amountCents;
}

/** The interest that a payment saves by settling the loan; nothing where it does not, or the loan is settled or written off. */
function rebateWith({ owing, books }: LoanAccount, event: Exclude<LoanEvent, { kind: 'Reversal' }>): Cents {
  if (books.writtenOff || books.settledOn !== null || !('amountCents' in event) || event.kind === 'Refund')
    return ZERO;
  const { payCents, rebateCents } = settlementQuote(owing, books, event.on);
  return event.amountCents >= payCents ? rebateCents : ZERO;
}

/** Takes an entry back, and with it the rebate, where the loan is then no longer paid off. */
function bookReversal(
  account: LoanAccount,
  { reverses, on }: Extract<LoanEvent, { kind: 'Reversal' }>,
  nextId: () => string,
): Booked {
  const first = enterAll(account, [reversalOf(account, reverses, nextId(), on)]);
  const { books, owing } = first.account;
  const rebate = first.account.entries.find(
    (entry) => entry.kind === 'Rebate' && stands(first.account, entry),
  );
  if (!rebate || books.paidCents >= totalOwing(owing, books.settledOn)) return first;
  const second = enterAll(first.account, [reversalOf(first.account, rebate.id, nextId(), on)]);
  return { account: second.account, entries: [...first.entries, ...second.entries] };
}

function enterAll(account: LoanAccount, entries: readonly Entry[]): Exclude<Booked, { refused: Refused }> {
  const made: BookedEntry[] = [];
  let present = account;
  for (const entry of entries) {
    const entered = enter(present, entry);
    made.push(entered.entry);
    present = entered.account;
  }
  return { account: present, entries: made };
}

function reversalOf({ entries }: LoanAccount, reverses: string, id: string, on: Day): Entry {
  const entry = entries.find((entry) => entry.id === reverses);
  if (!entry) throw new RangeError('no such entry');
  return { id, kind: 'Reversal', amountCents: entry.amountCents, on, reverses };
}

/** Moves the sum paid, or the write-off, as an entry says, and writes the difference it makes to each balance. */
function enter(account: LoanAccount, entry: Entry): { account: LoanAccount; entry: BookedEntry } {
  const { owing, books, entries } = account;
  const reversed = entry.reverses === null ? null : entries.find(({ id }) => id === entry.reverses);
  const { kind } = reversed ?? entry;
  if (kind === 'Disbursement' || kind === 'Reversal') throw new RangeError('an entry that cannot be entered');
  const next = moved(books, kind, entry, reversed);
  const transfers = differences(balancesOf(owing, books), balancesOf(owing, next), COUNTER[kind]);
  return { account: { owing, books: next, entries: [...entries, entry] }, entry: { ...entry, transfers } };
}

/** What an entry of a kind does to the sum paid, the write-off or the settlement; its reversal does the opposite. */
function moved(
  books: Books,
  kind: EntryKind,
  { amountCents, on }: Entry,
  reversed: Entry | null | undefined,
): Books {
  if (kind === 'WriteOff') return { ...books, writtenOff: !reversed };
  if (kind === 'Rebate') return { ...books, settledOn: reversed ? null : on };
  const direction = (kind === 'Refund' ? -1 : 1) * (reversed ? -1 : 1);
  return { ...books, paidCents: cents(books.paidCents + direction * amountCents) };
}

/** What changed, each against the one account on the other side. */
function differences(before: Balances, after: Balances, counter: LedgerAccount): Transfer[] {
  const changes: [LedgerAccount, number][] = [
    ['Fee', after.feeCents - before.feeCents],
    ['Interest', after.interestCents - before.interestCents],
    ['Principal', after.principalCents - before.principalCents],
    ['WriteOff', after.writtenOffCents - before.writtenOffCents],
    // What we owe grows by a credit.
    ['Credit', subtractCents(before.creditCents, after.creditCents)],
  ];
  return changes
    .filter(([account, change]) => change !== 0 && account !== counter)
    .map(([account, change]) =>
      change > 0
        ? { debit: account, credit: counter, amountCents: cents(change) }
        : { debit: counter, credit: account, amountCents: cents(-change) },
    );
}
