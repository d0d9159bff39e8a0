// The books of a loan as they crossed the wire, for the rules that judge them: what the dialog foretells is what the server books.
import type { Day } from '#shared/calendar.ts';
import { type Cents, cents, dollarsToCents } from '#shared/money.ts';
import type { LoanBooks, LoanSummary } from '../../contract.ts';
import type { Entry, LoanAccount } from '../books/account.ts';
import { totalOwing } from '../books/waterfall.ts';

type Wire = LoanBooks & { loan: Pick<LoanSummary, 'fee' | 'owed' | 'credit'> };

export function accountOf({ loan, schedule, entries }: Wire): LoanAccount {
  const idOf = new Map(entries.map(({ number, _id }) => [number, _id]));
  const owing = {
    feeCents: dollarsToCents(loan.fee),
    schedule: schedule.map(({ number, dueOn, originalDueOn, interest, principal }) => ({
      number,
      dueOn: dueOn as Day,
      originalDueOn: originalDueOn as Day,
      interestCents: dollarsToCents(interest),
      principalCents: dollarsToCents(principal),
    })),
  };
  const inOrder = entries
    .toSorted((one, other) => one.number - other.number)
    .map(({ _id, kind, amount, on, reverses }) => ({
      id: _id,
      kind,
      amountCents: dollarsToCents(amount),
      on: on as Day,
      reverses: reverses === null ? null : (idOf.get(reverses) ?? null),
    }));
  const taken = new Set(inOrder.map(({ reverses }) => reverses));
  const standing = (kind: Entry['kind']) =>
    inOrder.find((entry) => entry.kind === kind && !taken.has(entry.id));
  const settledOn = standing('Rebate')?.on ?? null;
  const payoutReversed = standing('Disbursement') === undefined;
  const paidCents = payoutReversed ? owing.feeCents : paidOf(totalOwing(owing, settledOn), loan);
  const books = {
    paidCents,
    writtenOff: standing('WriteOff') !== undefined,
    settledOn,
    payoutReversed,
  };
  return { owing, books, entries: inOrder };
}

/** What the ledger says is not paid, taken from all there is to pay. */
const paidOf = (total: Cents, { owed, credit }: Wire['loan']): Cents =>
  cents(total - dollarsToCents(owed) + dollarsToCents(credit));
