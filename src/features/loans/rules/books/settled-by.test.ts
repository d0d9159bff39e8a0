import { describe, expect, it } from 'vitest';
import { cents } from '#shared/money.ts';
import { day } from '#tests/support/days.ts';
import { book, type LoanAccount, type LoanEvent } from './account.ts';
import { having, namer, opened, owingOf, paid } from './books.test-support.ts';
import { settlementQuote } from './settlement.ts';
import { balancesOf, owedCents } from './waterfall.ts';

const stand = ({ owing, books }: LoanAccount) => {
  const balances = balancesOf(owing, books);
  return { owed: owedCents(balances) / 100, credit: balances.creditCents / 100, settledOn: books.settledOn };
};
const takenBack = (reverses: string, on: string): LoanEvent => ({ kind: 'Reversal', reverses, on: day(on) });
const waived = (dollars: number, on: string): LoanEvent => ({
  kind: 'Waiver',
  amountCents: cents(dollars * 100),
  on: day(on),
});
const refunded = (dollars: number, on: string): LoanEvent => ({
  kind: 'Refund',
  amountCents: cents(dollars * 100),
  on: day(on),
});

/** $6,600 pays the loan off until 28 February, $7,200 until 31 March, $7,800 afterwards. */
describe('a loan is settled on the first day on which the money received by then paid it off', () => {
  it('not by a small payment recorded late, when the rest came in after the day of that one', () => {
    const account = having(opened(), paid(2_600, '2026-02-28'), paid(2_600, '2026-03-31'));
    const recorded = having(account, paid(2_600, '2026-04-30'), paid(100, '2026-02-10'));
    expect(stand(recorded)).toEqual({ owed: 0, credit: 100, settledOn: null });
  });

  it.each<[string, LoanEvent[]]>([
    ['in their order', [paid(6_600, '2026-02-10'), paid(100, '2026-03-05')]],
    ['the later one first', [paid(100, '2026-03-05'), paid(6_600, '2026-02-10')]],
  ])('whatever the order in which payments are recorded: %s', (_, events) => {
    expect(stand(having(opened(), ...events))).toEqual({ owed: 0, credit: 100, settledOn: '2026-02-10' });
  });

  it('an earlier one that is recorded late moves it, with the interest of its day', () => {
    const account = having(opened(), paid(7_200, '2026-03-15'));
    expect(stand(account)).toEqual({ owed: 0, credit: 0, settledOn: '2026-03-15' });
    expect(stand(having(account, paid(6_600, '2026-02-10')))).toEqual({
      owed: 0,
      credit: 7_200,
      settledOn: '2026-02-10',
    });
  });

  it.each<[string, number, string, object]>([
    ['too little for its day', 6_600, '2026-04-29', { owed: 1_200, credit: 0, settledOn: null }],
    ['all of it at the end', 7_800, '2026-04-29', { owed: 0, credit: 0, settledOn: null }],
    ['the quote of its own day', 7_200, '2026-03-15', { owed: 0, credit: 0, settledOn: '2026-03-15' }],
  ])(
    'when the payment that settled it bounces, a later one counts by its own day: %s',
    (_, dollars, on, after) => {
      const both = having(opened(), paid(6_600, '2026-02-10'), paid(dollars, on));
      expect(stand(having(both, takenBack('e3', '2026-05-02')))).toEqual(after);
    },
  );

  it('stays so when money beyond it is given back', () => {
    const account = having(opened(), paid(6_600, '2026-02-10'), paid(100, '2026-03-05'));
    expect(stand(having(account, refunded(100, '2026-03-06')))).toEqual({
      owed: 0,
      credit: 0,
      settledOn: '2026-02-10',
    });
  });

  it('and not after the money that did it was given back and came again', () => {
    const account = having(
      opened(),
      paid(6_500, '2026-02-09'),
      paid(200, '2026-02-10'),
      refunded(100, '2026-02-11'),
      takenBack('e4', '2026-02-12'),
      paid(200, '2026-03-05'),
    );
    expect(stand(account)).toEqual({ owed: 1_200, credit: 0, settledOn: null });
  });
});

describe('a waiver', () => {
  it.each([
    ['of all that is owed', 7_800],
    ['of more than pays it off', 6_700],
    ['of just that', 6_600],
  ])('%s gives up no more than pays the loan off, and leaves no money to be given back', (_, dollars) => {
    const account = having(opened(), waived(dollars, '2026-02-10'));
    expect(stand(account)).toEqual({ owed: 0, credit: 0, settledOn: '2026-02-10' });
    expect(account.entries.at(-1)).toMatchObject({ kind: 'Waiver', amountCents: 6_600_00 });
  });
});

describe('money given back', () => {
  it('was there on its day', () => {
    const account = having(opened(), paid(7_850, '2026-04-30'));
    expect(book(account, refunded(50, '2026-04-29'), namer())).toEqual({ refused: 'loan.refunds_too_much' });
    expect(stand(having(account, refunded(50, '2026-04-30')))).toMatchObject({ owed: 0, credit: 0 });
  });
});

describe('a write-off taken back', () => {
  it('leaves the loan settled by a payment recorded meanwhile, on its day', () => {
    const account = having(
      opened(),
      { kind: 'WriteOff', on: day('2026-08-10') },
      paid(6_600, '2026-02-10'),
      takenBack('e2', '2026-08-12'),
    );
    expect(stand(account)).toEqual({ owed: 0, credit: 0, settledOn: '2026-02-10' });
  });
});

// February 1st 2026 is a Sunday: the first two instalments fall due on Monday. Each of the 28 brings $21.42 of interest, the last $21.66.
it.each([
  ['on the first day', '2026-01-31', 1],
  ['on the Sunday', '2026-02-01', 1],
  ['on the Monday', '2026-02-02', 2],
  ['on the Tuesday', '2026-02-03', 3],
])('%s a loan repaid by the day is charged the interest of the periods that have begun', (_, on, begun) => {
  const owing = owingOf({ repaymentOption: 'Daily', termMonths: 1 });
  const { rebateCents } = settlementQuote(owing, opened(owing).books, day(on));
  expect(rebateCents).toBe(600_00 - begun * 21_42);
});
