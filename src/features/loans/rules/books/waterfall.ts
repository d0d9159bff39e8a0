// What has been paid of a loan: one sum of money runs down the fee and the instalments, the oldest first.
import type { Day } from '#shared/calendar.ts';
import { addCents, type Cents, cents, subtractCents, ZERO } from '#shared/money.ts';
import type { Instalment } from '../schedule.ts';

export type DatedInstalment = Instalment & {
  /** The day it was due on before any move. */
  originalDueOn: Day;
  /** Whether its borrower asked for a new date and has it. A holiday that was added moves a date without it. */
  hasNewDate: boolean;
};

/** What is to be paid in all: the fee, which the proceeds have paid, and the instalments in their order. */
export type Owing = { feeCents: Cents; schedule: readonly DatedInstalment[] };

export type Books = {
  /** All that counts as paid: the fee kept back, payments and waivers, less what was reversed or refunded. */
  paidCents: Cents;
  writtenOff: boolean;
  /** The day on which the loan was settled early: interest of periods that had not begun is not charged. */
  settledOn: Day | null;
  /** The payout was taken back: nothing was lent, and nothing is owed. */
  payoutReversed: boolean;
};

export type Balances = {
  feeCents: Cents;
  interestCents: Cents;
  principalCents: Cents;
  /** What was paid beyond the whole loan, which is the borrower's own money. */
  creditCents: Cents;
  /** What was given up in the books, though it is still owed. */
  writtenOffCents: Cents;
};

/**
 * The instalments as they are charged on the day of a settlement: without the interest of periods not yet begun. A period
 * begins by `hasBegun`, the first on the day the money is handed over.
 */
export const chargedOn = (schedule: Owing['schedule'], settledOn: Day | null): readonly DatedInstalment[] =>
  settledOn === null
    ? schedule
    : schedule.map((instalment, index) =>
        hasBegun(schedule, index, settledOn) ? instalment : { ...instalment, interestCents: ZERO },
      );

/**
 * The period of an instalment begins on the day after the due date of the one before it; of two that a Sunday or a holiday has
 * put on one day, the later one's begins on that day. Moved dates do not count: what a new date brings is time, not interest.
 */
export function hasBegun(schedule: Owing['schedule'], index: number, by: Day): boolean {
  const [previous, own] = [schedule[index - 1], schedule[index]];
  return !previous || !own || by > previous.originalDueOn || by >= own.originalDueOn;
}

/** All that is to be paid of a loan, or, where it was settled early, all that was charged by that day. */
export const totalOwing = ({ feeCents, schedule }: Owing, settledOn: Day | null = null): Cents =>
  addCents(feeCents, ...chargedOn(schedule, settledOn).map(amountOf));

export const amountOf = ({ interestCents, principalCents }: Instalment): Cents =>
  addCents(interestCents, principalCents);

const NOTHING: Balances = {
  feeCents: ZERO,
  interestCents: ZERO,
  principalCents: ZERO,
  creditCents: ZERO,
  writtenOffCents: ZERO,
};

/**
 * The balances of a loan, which follow from the sum paid alone: fee, then interest and principal of each instalment in its
 * turn. So payments and reversals in any order leave the same books. Written off, nothing is receivable any more.
 */
export function balancesOf(owing: Owing, books: Books): Balances {
  const { paidCents, writtenOff, settledOn } = books;
  if (books.payoutReversed) return NOTHING;
  const total = totalOwing(owing, settledOn);
  const creditCents = cents(Math.max(0, paidCents - total));
  if (writtenOff) {
    const writtenOffCents = cents(Math.max(0, total - paidCents));
    return { feeCents: ZERO, interestCents: ZERO, principalCents: ZERO, creditCents, writtenOffCents };
  }
  let left = paidCents;
  const rest = (amountCents: Cents): Cents => {
    const taken = cents(Math.min(left, amountCents));
    left = subtractCents(left, taken);
    return subtractCents(amountCents, taken);
  };
  const feeCents = rest(owing.feeCents);
  let interestCents = ZERO;
  let principalCents = ZERO;
  for (const instalment of chargedOn(owing.schedule, settledOn)) {
    interestCents = addCents(interestCents, rest(instalment.interestCents));
    principalCents = addCents(principalCents, rest(instalment.principalCents));
  }
  return { feeCents, interestCents, principalCents, creditCents, writtenOffCents: ZERO };
}

/** What the borrower still owes: also what was written off, which is given up in the books alone. */
export const owedCents = ({ feeCents, interestCents, principalCents, writtenOffCents }: Balances): Cents =>
  addCents(feeCents, interestCents, principalCents, writtenOffCents);

export type PaidInstalment = DatedInstalment & {
  paidCents: Cents;
  /** The sum paid of the whole loan with which this instalment is paid in full. */
  reachedAtCents: Cents;
};

/** Each instalment as it is charged, with what has been paid of it. */
export function instalmentsPaid(
  owing: Owing,
  { paidCents, settledOn }: Pick<Books, 'paidCents' | 'settledOn'>,
): PaidInstalment[] {
  let before = owing.feeCents;
  return chargedOn(owing.schedule, settledOn).map((instalment) => {
    const amountCents = amountOf(instalment);
    const paid = cents(Math.min(Math.max(0, paidCents - before), amountCents));
    before = addCents(before, amountCents);
    return { ...instalment, paidCents: paid, reachedAtCents: before };
  });
}
