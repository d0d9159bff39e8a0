import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { PaperLoan } from '#tests/support/loan-model.ts';
import type { RepaymentOption } from '../schedule.ts';
import { book, type LoanAccount, type LoanEvent, openAccount, type Transfer } from './account.ts';
import { FIRST_DAY, owingOf } from './books.test-support.ts';
import { standingOf, worstDaysLate } from './standing.ts';
import { balancesOf } from './waterfall.ts';

const STEPS = 10_000;
/** A loan that has seen so much makes room for another. */
const MOST_ENTRIES = 40;
const OPTIONS: RepaymentOption[] = ['Daily', 'Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annually'];

type Chance = (least: number, most: number) => number;

/** A loan in the books beside the same loan on paper, and what its transfers come to. */
type Pair = {
  account: LoanAccount;
  paper: PaperLoan;
  totals: Record<string, number>;
  today: Day;
  names: number;
};

describe('any order of payments, refunds, waivers, write-offs and reversals, the payout’s too', () => {
  it.each(Array.from({ length: 20 }, (_, index) => 1_000 + index))(
    `keeps the books balanced and equal to a loan on paper through ${STEPS} steps (seed %i)`,
    (seed) => {
      const [numbers] = fc.sample(fc.infiniteStream(fc.nat(2 ** 30)), { seed, numRuns: 1 });
      if (!numbers) throw new Error('no chance');
      const chance: Chance = (least, most) => least + (numbers.next().value % (most - least + 1));
      const pairs = Array.from({ length: 5 }, () => openPair(chance));
      const kinds = new Set<string>();
      for (let step = 0; step < STEPS; step++) {
        const place = chance(0, pairs.length - 1);
        let pair = pairs[place] as Pair;
        if (
          pair.account.entries.length > MOST_ENTRIES ||
          chance(1, 8) <= (pair.paper.wasReversed() ? 4 : 0)
        ) {
          pair = openPair(chance);
          pairs[place] = pair;
        }
        kinds.add(take(pair, chance));
        compare(pair);
      }
      // The walk goes everywhere: what is done, and what is refused.
      expect([...kinds].toSorted()).toEqual(
        ['Refund', 'Repayment', 'Reversal', 'Waiver', 'WriteOff'].flatMap((kind) => [
          kind,
          `${kind} refused`,
        ]),
      );
    },
    120_000,
  );
});

function openPair(chance: Chance): Pair {
  const owing = owingOf({
    amountCents: cents(chance(1_00, 20_000_00)),
    rateMonthlyBps: chance(0, 1_000),
    ...drawLength(chance),
  });
  const { account, entry } = openAccount(owing, 'e1', FIRST_DAY);
  const pair: Pair = {
    account,
    paper: new PaperLoan({ fee: owing.feeCents, schedule: owing.schedule }, entry.id),
    totals: {},
    today: FIRST_DAY,
    names: 1,
  };
  count(pair, entry.transfers);
  return pair;
}

/** Short where there is an instalment a day: how many there are changes nothing but the time this takes. */
function drawLength(chance: Chance): { repaymentOption: RepaymentOption; termMonths: number } {
  const repaymentOption = OPTIONS[chance(0, OPTIONS.length - 1)] ?? 'Monthly';
  return { repaymentOption, termMonths: repaymentOption === 'Daily' ? 1 : chance(1, 8) };
}

/** Takes one step in both; answers what was done. */
function take(pair: Pair, chance: Chance): string {
  pair.today = addDays(pair.today, chance(0, 9));
  const event = draw(pair, chance);
  const before = pair.account.entries.length;
  const booked = book(pair.account, event, () => `e${++pair.names}`);
  const isRefused = 'refused' in booked;
  const name = isRefused ? '' : (booked.entries.find(({ kind }) => kind === event.kind)?.id ?? '');
  expect(!isRefused).toBe(pair.paper.take(event, name));
  if (isRefused) return `${event.kind} refused`;
  pair.account = booked.account;
  for (const { transfers } of booked.entries) count(pair, transfers);
  expect(pair.account.entries).toHaveLength(before + booked.entries.length);
  return event.kind;
}

function draw({ account, paper, today }: Pair, chance: Chance): LoanEvent {
  const some = (most: number) => cents(chance(1, Math.max(2, Math.ceil(most))));
  // Some are recorded late, and some twice.
  const on = addDays(today, -chance(0, 3));
  const kind = chance(1, 10);
  if (kind <= 4) return { kind: 'Repayment', amountCents: some(paper.owed() * 0.6), on };
  if (kind === 5) return { kind: 'Repayment', amountCents: cents(Math.max(1, paper.owed())), on };
  if (kind === 6) return { kind: 'Refund', amountCents: some(paper.balances().credit * 1.5), on };
  if (kind === 7) return { kind: 'Waiver', amountCents: some(paper.owed() * 1.2), on: today };
  if (kind === 8 && chance(1, 4) === 1) return { kind: 'WriteOff', on };
  const { id = '' } = account.entries[chance(0, account.entries.length - 1)] ?? {};
  return { kind: 'Reversal', reverses: id, on };
}

function count({ totals }: Pair, transfers: readonly Transfer[]): void {
  for (const { debit, credit, amountCents } of transfers) {
    expect(amountCents).toBeGreaterThan(0);
    totals[debit] = (totals[debit] ?? 0) + amountCents;
    totals[credit] = (totals[credit] ?? 0) - amountCents;
  }
}

function compare({ account, paper, totals, today }: Pair): void {
  const { fee, interest, principal, credit, writtenOff, cash, waived } = paper.balances();
  expect(balancesOf(account.owing, account.books)).toEqual({
    feeCents: fee,
    interestCents: interest,
    principalCents: principal,
    creditCents: credit,
    writtenOffCents: writtenOff,
  });
  const ledger = (name: string) => totals[name] ?? 0;
  expect(Object.values(totals).reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect([ledger('Fee'), ledger('Interest'), ledger('Principal'), ledger('WriteOff')]).toEqual([
    fee,
    interest,
    principal,
    writtenOff,
  ]);
  expect([0 - ledger('Credit'), ledger('Cash'), ledger('Waived')]).toEqual([0 + credit, cash, waived]);
  const { state, daysLate, overdueCents } = standingOf(account, today);
  expect(state === 'Reversed').toBe(paper.wasReversed());
  expect(state === 'Repaid' || state === 'Reversed').toBe(paper.owed() === 0);
  expect(overdueCents).toBeLessThanOrEqual(paper.owed());
  expect(worstDaysLate(account, today)).toBeGreaterThanOrEqual(daysLate);
}
