// What had been paid of a loan by which day: by the days on which money was received, whatever the order of recording.
import { addDays, type Day } from '#shared/calendar.ts';
import { addCents, type Cents, cents, ZERO } from '#shared/money.ts';
import { type Owing, totalOwing } from './waterfall.ts';

/** A loan as its books keep it; what else an entry says does not matter here. */
type Kept = {
  owing: Owing;
  entries: readonly { id: string; kind: string; amountCents: Cents; on: Day; reverses: string | null }[];
};

export type SumByDay = { on: Day; sumCents: Cents };

const PAYS: Partial<Record<string, 1 | -1>> = { Repayment: 1, Waiver: 1, Refund: -1 };

/** The sum that was paid by the end of each day on which it moved, and never fell below it afterwards. What was taken back never counted. */
export function lastingSums({ owing, entries }: Kept): SumByDay[] {
  const takenBack = new Set(entries.map(({ reverses }) => reverses));
  const moved = new Map<Day, number>();
  for (const { id, kind, amountCents, on } of entries) {
    const sign = PAYS[kind];
    if (sign && !takenBack.has(id)) moved.set(on, (moved.get(on) ?? 0) + sign * amountCents);
  }
  let sum: number = owing.feeCents;
  const sums = [...moved]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([on, change]) => {
      sum += change;
      return { on, sumCents: cents(sum) };
    });
  let lowest = Number.POSITIVE_INFINITY;
  for (const point of sums.toReversed()) {
    lowest = Math.min(lowest, point.sumCents);
    point.sumCents = cents(lowest);
  }
  return sums;
}

/** The sum that was paid back to the borrower; when the payment behind it is reversed, it is owed with the loan. */
export const givenBack = ({ entries }: Pick<Kept, 'entries'>): Cents =>
  addCents(
    ZERO,
    ...entries
      .filter(({ id, kind }) => kind === 'Refund' && !entries.some(({ reverses }) => reverses === id))
      .map(({ amountCents }) => amountCents),
  );

/** What was held for the borrower on a day and has not been given back since. */
export function creditHeldOn(account: Kept, settledOn: Day | null, on: Day): Cents {
  const sum = lastingSums(account).findLast((point) => point.on <= on)?.sumCents ?? account.owing.feeCents;
  return cents(Math.max(0, sum - totalOwing(account.owing, settledOn)));
}

/**
 * The first day on which what had been received paid the loan off, without the interest of periods not begun by then;
 * null where there is none, or where it saved no interest.
 */
export function settlementDay(account: Kept): Day | null {
  const { owing } = account;
  const whole = totalOwing(owing);
  const firstDueOn = owing.schedule[0]?.originalDueOn;
  const least = totalOwing(owing, firstDueOn ? addDays(firstDueOn, -1) : null);
  const day = lastingSums(account).find(
    ({ on, sumCents }) => sumCents >= least && sumCents >= totalOwing(owing, on),
  )?.on;
  return day !== undefined && totalOwing(owing, day) < whole ? day : null;
}
