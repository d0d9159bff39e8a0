// The books of a loan as they crossed the wire, for the rules that read them: what the dialog foretells is what the server books.
import { dollarsToCents } from '#shared/money.ts';
import type { LoanBooks, LoanSummary } from '../../contract.ts';
import type { LoanAccount } from '../books/account.ts';
import { keptBooks } from '../books/kept-books.ts';

type Wire = LoanBooks & { loan: Pick<LoanSummary, 'fee' | 'owed' | 'credit'> };

/** The account behind a loan's books on the wire, whose dollars become cents. */
export function accountOf({ loan, schedule, entries }: Wire): LoanAccount {
  const idOf = new Map(entries.map(({ number, _id }) => [number, _id]));
  const owing = {
    feeCents: dollarsToCents(loan.fee),
    schedule: schedule.map(({ number, dueOn, originalDueOn, hasNewDate, interest, principal }) => ({
      number,
      dueOn,
      originalDueOn,
      hasNewDate,
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
      on,
      reverses: reverses === null ? null : (idOf.get(reverses) ?? null),
    }));
  const unpaidCents = dollarsToCents(loan.owed) - dollarsToCents(loan.credit);
  return { owing, books: keptBooks(owing, inOrder, unpaidCents), entries: inOrder };
}
