import { describe, expect, it } from 'vitest';
import { addCents, centsToDollars } from '#shared/money.ts';
import type { LoanAccount, LoanEvent } from '../books/account.ts';
import { having, opened, paid } from '../books/books.test-support.ts';
import { balancesOf, owedCents } from '../books/waterfall.ts';
import { accountOf } from './account-on-wire.ts';

const early = '2026-02-10';

/** What crosses the wire besides, and the rule does not read. */
const unread = { paid: 0, paidOn: null, daysLate: 0 };
const unreadOfEntry = {
  ...{ reference: null, note: null, reversedBy: null, recordedAt: '2026-02-10T15:00:00.000Z' },
  ...{ fee: 0, interest: 0, principal: 0, writtenOff: 0, credit: 0, owedAfter: 0, receipt: null },
};

/** As the server shows it, but the last entry first. */
function onWire({ owing, books, entries }: LoanAccount): Parameters<typeof accountOf>[0] {
  const balances = balancesOf(owing, books);
  const numberOf = (id: string | null) => entries.findIndex((entry) => entry.id === id) + 1;
  return {
    schedule: owing.schedule.map(({ interestCents, principalCents, ...instalment }) => ({
      ...unread,
      ...instalment,
      amount: centsToDollars(addCents(interestCents, principalCents)),
      interest: centsToDollars(interestCents),
      principal: centsToDollars(principalCents),
    })),
    entries: entries.toReversed().map(({ id, kind, amountCents, on, reverses }) => ({
      ...unreadOfEntry,
      ...{ _id: id, number: numberOf(id), kind, on },
      amount: centsToDollars(amountCents),
      reverses: reverses === null ? null : numberOf(reverses),
    })),
    loan: {
      fee: centsToDollars(owing.feeCents),
      owed: centsToDollars(owedCents(balances)),
      credit: centsToDollars(balances.creditCents),
    },
  };
}

describe('the books as they crossed the wire', () => {
  it.each<[string, LoanEvent[]]>([
    ['of a loan just paid out', []],
    ['after a payment', [paid(100, early)]],
    ['after it was repaid early', [paid(6_600, early)]],
    ['with more held than owed', [paid(6_650, early)]],
    [
      'after a payment was taken back',
      [paid(100, early), { kind: 'Reversal', reverses: 'e2', on: '2026-02-11' }] as LoanEvent[],
    ],
    [
      'after an early end was taken back',
      [paid(6_600, early), { kind: 'Reversal', reverses: 'e3', on: early }] as LoanEvent[],
    ],
    [
      'after a write-off was taken back',
      [
        { kind: 'WriteOff', on: early },
        { kind: 'Reversal', reverses: 'e2', on: early },
      ] as LoanEvent[],
    ],
    ['whose payout was taken back', [{ kind: 'Reversal', reverses: 'e1', on: early }] as LoanEvent[]],
    ['written off', [paid(100, early), { kind: 'WriteOff', on: early }] as LoanEvent[]],
  ])('%s are those that the server keeps', (_, events) => {
    const kept = having(opened(), ...events);
    const { books, entries, owing } = accountOf(onWire(kept));
    expect(books).toEqual(kept.books);
    expect(owing).toEqual(kept.owing);
    expect(entries).toEqual(
      kept.entries.map(({ id, kind, amountCents, on, reverses }) => ({
        id,
        kind,
        amountCents,
        on,
        reverses,
      })),
    );
  });
});
