import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day } from '#shared/calendar.ts';
import { cents } from '#shared/money.ts';
import { book, type LoanAccount, type LoanEvent, replay, type Transfer } from './account.ts';
import { FIRST_DAY, opened, owingOf } from './books.test-support.ts';
import { opensNextOn } from './next-step.ts';
import { paidOnTime } from './on-time.ts';
import { settlementQuote } from './settlement.ts';
import { defaultedOn, keptInstalments, standingOf, worstDaysLate } from './standing.ts';
import { balancesOf } from './waterfall.ts';

const SEED = Number(process.env.SEED ?? 20_261_123);

const step = fc.record({
  kind: fc.constantFrom('Repayment', 'Repayment', 'Repayment', 'Waiver', 'Refund', 'WriteOff', 'Reversal'),
  /** Of the whole loan, in per cent. */
  share: fc.integer({ min: 1, max: 110 }),
  afterDays: fc.integer({ min: 0, max: 40 }),
  backDays: fc.integer({ min: 0, max: 150 }),
  which: fc.nat(),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const terms = fc.record({
  amountCents: fc.integer({ min: 500_00, max: 20_000_00 }).map(cents),
  rateMonthlyBps: fc.integer({ min: 0, max: 1_000 }),
  termMonths: fc.integer({ min: 1, max: 6 }),
  repaymentOption: fc.constantFrom('Weekly' as const, 'Fortnightly' as const, 'Monthly' as const),
});

function eventOf({ entries, owing }: LoanAccount, { kind, share, which }: Step, on: Day): LoanEvent {
  if (kind === 'WriteOff') return { kind, on };
  if (kind === 'Reversal') return { kind, reverses: entries[which % entries.length]?.id ?? '', on };
  const whole = owing.schedule.reduce((sum, one) => sum + one.interestCents + one.principalCents, 0);
  return {
    kind: kind as 'Repayment',
    amountCents: cents(Math.max(1, Math.floor((whole * share) / 100))),
    on,
  };
}

function namesAfter(account: LoanAccount): () => string {
  let made = account.entries.length;
  return () => `e${++made}`;
}

/** What the books do not take leaves them as they were. */
function booked(account: LoanAccount, event: LoanEvent): LoanAccount {
  const answer = book(account, event, namesAfter(account));
  return 'refused' in answer ? account : answer.account;
}

function sumsOf(transfers: readonly Transfer[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { debit, credit, amountCents } of transfers) {
    sums[debit] = (sums[debit] ?? 0) + amountCents;
    sums[credit] = (sums[credit] ?? 0) - amountCents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** Everything that is read of a loan's books, on a day. */
const seenOn = (account: LoanAccount, today: Day) => ({
  books: account.books,
  balances: balancesOf(account.owing, account.books),
  ledger: sumsOf(replay(account.owing, account.entries).entries.flatMap(({ transfers }) => transfers)),
  standing: standingOf(account, today),
  kept: keptInstalments(account, today),
  onTime: [...paidOnTime(account, today)],
  worst: worstDaysLate(account, today),
  defaulted: defaultedOn(account, today),
  quote: settlementQuote(account.owing, account.books, today),
  opens: opensNextOn({ account, disbursedOn: FIRST_DAY }, today),
});

it(`any entry dated back, followed by its cancellation, leaves all that is read of the books as it was (seed ${SEED})`, () => {
  const cancelled = new Set<string>();
  fc.assert(
    fc.property(
      terms,
      fc.array(step, { maxLength: 8 }),
      step.filter(({ kind }) => kind !== 'Reversal'),
      fc.integer({ min: 0, max: 120 }),
      (known, steps, last, later) => {
        let day = FIRST_DAY;
        let account = opened(owingOf(known));
        for (const one of steps) {
          day = addDays(day, one.afterDays);
          account = booked(account, eventOf(account, one, day));
        }
        const back = addDays(day, -last.backDays);
        const taken = book(
          account,
          eventOf(account, last, back < FIRST_DAY ? FIRST_DAY : back),
          namesAfter(account),
        );
        if ('refused' in taken) return;
        const entry = taken.entries.find(({ kind }) => kind === last.kind);
        const undone = book(
          taken.account,
          { kind: 'Reversal', reverses: entry?.id ?? '', on: day },
          namesAfter(taken.account),
        );
        if ('refused' in undone) throw new Error(undone.refused);
        cancelled.add(last.kind);
        for (const today of [day, addDays(day, later)])
          expect(seenOn(undone.account, today)).toEqual(seenOn(account, today));
        expect(undone.account.entries.slice(0, account.entries.length)).toEqual(account.entries);
      },
    ),
    { seed: SEED, numRuns: 3_000 },
  );
  expect([...cancelled].toSorted()).toEqual(['Refund', 'Repayment', 'Waiver', 'WriteOff']);
});
