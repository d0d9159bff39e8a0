// The books of one loan: each event is checked and becomes entries with two-sided transfers. Pure; the ledger is written from what it answers.
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, cents, subtractCents } from '#shared/money.ts';
import { creditHeldOn, settlementDay } from './sums-paid.ts';
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

/** `Id`: what its entries are named by, the id of the database's or any text in a sum that nobody keeps. */
export type Entry<Id extends string = string> = {
  id: Id;
  kind: EntryKind;
  amountCents: Cents;
  /** The day on which the money was received or handed over, or the entry was decided on. */
  on: Day;
  /** The id of the entry that this one reverses; null for any other entry. */
  reverses: Id | null;
};

export type LoanAccount<Id extends string = string> = {
  owing: Owing;
  books: Books;
  entries: readonly Entry<Id>[];
};

export type LoanEvent =
  | { kind: 'Repayment' | 'Refund' | 'Waiver'; amountCents: Cents; on: Day }
  | { kind: 'WriteOff'; on: Day }
  | { kind: 'Reversal'; reverses: string; on: Day };

export type BookedEntry<Id extends string = string> = Entry<Id> & { transfers: Transfer[] };

export type Refused =
  | 'loan.nothing_owed'
  | 'loan.waives_too_much'
  | 'loan.refunds_too_much'
  | 'loan.written_off'
  | 'loan.entry_unknown'
  | 'loan.entry_reversed'
  | 'loan.entry_not_reversible'
  | 'loan.payout_followed'
  | 'loan.payout_reversed';

type Entered<Id extends string> = { account: LoanAccount<Id>; entries: BookedEntry<Id>[] };
type EnteredOne<Id extends string> = { account: LoanAccount<Id>; entry: BookedEntry<Id> };

export type Booked<Id extends string = string> = { refused: Refused } | Entered<Id>;

/** The other side of what an entry of a kind changes. */
const COUNTER: Record<Exclude<EntryKind, 'Disbursement' | 'Reversal'>, LedgerAccount> = {
  Repayment: 'Cash',
  Refund: 'Cash',
  Waiver: 'Waived',
  Rebate: 'InterestIncome',
  WriteOff: 'WriteOff',
};

/** What the first day writes: the money lent, the fee and the interest that are owed, and the fee kept back from the money. */
export function openAccount<Id extends string>(owing: Owing, id: Id, on: Day): EnteredOne<Id> {
  const entry: Entry<Id> = { id, kind: 'Disbursement', amountCents: principalOf(owing), on, reverses: null };
  return {
    account: {
      owing,
      books: { paidCents: owing.feeCents, writtenOff: false, settledOn: null, payoutReversed: false },
      entries: [entry],
    },
    entry: { ...entry, transfers: firstTransfers(owing) },
  };
}

function firstTransfers(owing: Owing): Transfer[] {
  const principal = principalOf(owing);
  const interest = addCents(...owing.schedule.map(({ interestCents }) => interestCents));
  const transfers: Transfer[] = [
    { debit: 'Principal', credit: 'Cash', amountCents: principal },
    { debit: 'Interest', credit: 'InterestIncome', amountCents: interest },
    { debit: 'Fee', credit: 'FeeIncome', amountCents: owing.feeCents },
    { debit: 'Cash', credit: 'Fee', amountCents: owing.feeCents },
  ];
  return transfers.filter(({ amountCents }) => amountCents > 0);
}

const principalOf = ({ schedule }: Owing): Cents =>
  addCents(...schedule.map(({ principalCents }) => principalCents));

/**
 * Books an event; `nextId` names each entry it makes. With it goes what it changes in the settlement: the rebate of the day
 * on which the money received by then first paid the loan off. A payment's rebate comes first: what is paid then pays no
 * interest that is not charged.
 */
export function book<Id extends string, NewId extends string>(
  account: LoanAccount<Id>,
  event: LoanEvent,
  nextId: () => NewId,
): Booked<Id | NewId> {
  const refused = whyNot(account, event);
  if (refused) return { refused };
  const main = entryOf(account, event);
  const rebates = rebatesWith(account, main, event.on);
  const isPayment = main.kind === 'Repayment' || main.kind === 'Waiver';
  const entries = isPayment ? [...rebates, main] : [main, ...rebates];
  return enterAll<Id | NewId>(
    account,
    entries.map((entry) => ({ id: nextId(), ...entry })),
  );
}

/** What the books must say by the entries alone, the disbursement first, each with the transfers it makes. */
export function replay<Id extends string>(owing: Owing, [first, ...rest]: readonly Entry<Id>[]): Entered<Id> {
  if (first?.kind !== 'Disbursement') throw new RangeError('books begin with the disbursement');
  const opened = openAccount(owing, first.id, first.on);
  const { account, entries } = enterAll(opened.account, rest);
  return { account, entries: [opened.entry, ...entries] };
}

function whyNot(account: LoanAccount, event: LoanEvent): Refused | null {
  if (account.books.payoutReversed) return 'loan.payout_reversed';
  const balances = balancesOf(account.owing, account.books);
  const owed = owedCents(balances);
  switch (event.kind) {
    case 'Repayment':
      return null;
    case 'Refund':
      return event.amountCents > creditHeldOn(account, account.books.settledOn, event.on)
        ? 'loan.refunds_too_much'
        : null;
    case 'Waiver':
      if (account.books.writtenOff) return 'loan.written_off';
      return event.amountCents > owed ? 'loan.waives_too_much' : null;
    case 'WriteOff':
      if (account.books.writtenOff) return 'loan.written_off';
      return owed === 0 ? 'loan.nothing_owed' : null;
    case 'Reversal': {
      const entry = account.entries.find(({ id }) => id === event.reverses);
      if (!entry) return 'loan.entry_unknown';
      if (['Rebate', 'Reversal'].includes(entry.kind)) return 'loan.entry_not_reversible';
      if (!stands(account, entry)) return 'loan.entry_reversed';
      return entry.kind === 'Disbursement' && hasFollowed(account) ? 'loan.payout_followed' : null;
    }
  }
}

/** Whether no reversal has taken an entry back. */
const stands = ({ entries }: LoanAccount, { id }: Entry): boolean =>
  !entries.some(({ reverses }) => reverses === id);

/** Whether anything after the payout still counts. */
const hasFollowed = (account: LoanAccount): boolean =>
  account.entries.some(
    (entry) => !['Disbursement', 'Reversal'].includes(entry.kind) && stands(account, entry),
  );

type Unnamed<Id extends string = string> = Omit<Entry<Id>, 'id'>;

function entryOf<Id extends string>(account: LoanAccount<Id>, event: LoanEvent): Unnamed<Id> {
  const { kind, on } = event;
  if (kind === 'Reversal') return reversalOf(account, event.reverses, on);
  const owed = owedCents(balancesOf(account.owing, account.books));
  if (kind === 'WriteOff') return { kind, amountCents: owed, on, reverses: null };
  const entry = { kind, amountCents: event.amountCents, on, reverses: null };
  return kind === 'Waiver' ? { ...entry, amountCents: mostWaived(account, entry) } : entry;
}

/** The day of the settlement once an entry is in the books. A loan written off can be settled like any other: it is still owed, and no more. */
const settlementWith = ({ owing, entries }: LoanAccount, entry: Unnamed): Day | null =>
  settlementDay({ owing, entries: [...entries, { id: '', ...entry }] });

/** The part of a waiver that is booked: interest that it saves is not waived too, or it would become money to be given back. */
function mostWaived(account: LoanAccount, waiver: Unnamed): Cents {
  const settledOn = settlementWith(account, waiver);
  if (settledOn === null) return waiver.amountCents;
  const { owing, books } = account;
  return cents(Math.min(waiver.amountCents, totalOwing(owing, settledOn) - books.paidCents));
}

/** The rebate that an entry ends, and the one that it brings. */
function rebatesWith<Id extends string>(account: LoanAccount<Id>, entry: Unnamed, on: Day): Unnamed<Id>[] {
  const { owing, books, entries } = account;
  const settledOn = settlementWith(account, entry);
  if (settledOn === books.settledOn) return [];
  const before = entries.find((entry) => entry.kind === 'Rebate' && stands(account, entry));
  const amountCents = subtractCents(totalOwing(owing), totalOwing(owing, settledOn));
  return [
    ...(before ? [reversalOf(account, before.id, on)] : []),
    ...(settledOn ? [{ kind: 'Rebate' as const, amountCents, on: settledOn, reverses: null }] : []),
  ];
}

function enterAll<Id extends string>(account: LoanAccount<Id>, entries: readonly Entry<Id>[]): Entered<Id> {
  const made: BookedEntry<Id>[] = [];
  let present = account;
  for (const entry of entries) {
    const entered = enter(present, entry);
    made.push(entered.entry);
    present = entered.account;
  }
  return { account: present, entries: made };
}

function reversalOf<Id extends string>({ entries }: LoanAccount<Id>, reverses: string, on: Day): Unnamed<Id> {
  const entry = entries.find((entry) => entry.id === reverses);
  if (!entry) throw new RangeError('no such entry');
  return { kind: 'Reversal', amountCents: entry.amountCents, on, reverses: entry.id };
}

/** Moves the sum paid, or the write-off, as an entry says, and writes the difference it makes to each balance. */
function enter<Id extends string>(account: LoanAccount<Id>, entry: Entry<Id>): EnteredOne<Id> {
  const { owing, books, entries } = account;
  const reversed = entry.reverses === null ? null : entries.find(({ id }) => id === entry.reverses);
  const { kind } = reversed ?? entry;
  if (kind === 'Disbursement') return takePayoutBack(account, entry);
  if (kind === 'Reversal') throw new RangeError('an entry that cannot be entered');
  const next = moved(books, kind, entry, reversed);
  const transfers = differences(balancesOf(owing, books), balancesOf(owing, next), COUNTER[kind]);
  return { account: { owing, books: next, entries: [...entries, entry] }, entry: { ...entry, transfers } };
}

/** The first day's transfers, the other way round: nothing else is in the books. */
function takePayoutBack<Id extends string>(
  { owing, books, entries }: LoanAccount<Id>,
  entry: Entry<Id>,
): EnteredOne<Id> {
  if (entry.reverses === null) throw new RangeError('an account is opened once');
  const transfers = firstTransfers(owing).map(({ debit, credit, amountCents }) => ({
    debit: credit,
    credit: debit,
    amountCents,
  }));
  return {
    account: { owing, books: { ...books, payoutReversed: true }, entries: [...entries, entry] },
    entry: { ...entry, transfers },
  };
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
    // A credit is what we owe the borrower, so it counts with the opposite sign.
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
