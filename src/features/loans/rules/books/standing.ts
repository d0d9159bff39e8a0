// Where a loan stands on a day: its state, how late it is, what is due next, and how each instalment was kept.
import { addDays, type Day } from '#shared/calendar.ts';
import { type Cents, subtractCents, ZERO } from '#shared/money.ts';
import { factsOf, type LoanState } from '../../fields/loan-states.ts';
import type { LoanAccount } from './account.ts';
import { daysLateOn, isPastDue } from './lateness.ts';
import { lastingSums } from './sums-paid.ts';
import { amountOf, balancesOf, instalmentsPaid, owedCents, type PaidInstalment } from './waterfall.ts';

export type { LoanState };

/** Whether the money was handed over and not taken back: only then is there a loan to speak of. */
export const payoutStands = (state: LoanState): boolean => factsOf(state).payoutStands;

/** Whether the loan's instalments still fall due. */
export const fallsDue = (state: LoanState): boolean => factsOf(state).fallsDue;

/** Whether each night that passes makes the loan later by a day, so that its state is worked out anew. */
export const isAged = (state: LoanState): boolean => factsOf(state).isAged;

/** Whether dates of its schedule still count: something is owed, and it was not given up. */
export const hasDatesLeft = (state: LoanState): boolean => isOpen(state) && !isWrittenOff(state);

/** Whether something is still owed: it was neither repaid nor taken back. */
export const isOpen = (state: LoanState): boolean => factsOf(state).isOpen;

/** Whether all of it was paid. */
export const isRepaid = (state: LoanState): boolean => payoutStands(state) && !isOpen(state);

/** Whether a loan that runs is late, in default or not. */
export const isLate = (state: LoanState): boolean => isInDefault(state) || factsOf(state).missed === 'late';

/** Whether a loan that runs is late for so long that it is in default. */
export const isInDefault = (state: LoanState): boolean => factsOf(state).missed === 'default';

/** Whether the loan was given up as lost, though it is still owed. */
export const isWrittenOff = (state: LoanState): boolean => factsOf(state).missed === 'given up';

/** Whether something that should have been paid is missing: it is late, in default or written off. */
export const isInArrears = (state: LoanState): boolean => factsOf(state).missed !== 'nothing';

/** A loan is in default when its oldest unpaid instalment is this many days late. */
export const DEFAULT_DAYS = 90;

export type Standing = {
  state: LoanState;
  /** Whole days since the due date of the oldest instalment not paid in full; 0 while that day is not past. */
  daysLate: number;
  /** All that should have been paid before this day and was not. */
  overdueCents: Cents;
  /** Due date of the oldest instalment not paid in full; null when nothing is due any more. */
  oldestDueOn: Day | null;
  /** What is left to pay until that instalment is paid, and with it all others that holidays have put on the same day. */
  nextAmountCents: Cents;
};

export function standingOf({ owing, books }: Pick<LoanAccount, 'owing' | 'books'>, today: Day): Standing {
  const settled = { daysLate: 0, overdueCents: ZERO, oldestDueOn: null, nextAmountCents: ZERO };
  if (books.payoutReversed) return { state: 'Reversed', ...settled };
  if (owedCents(balancesOf(owing, books)) === 0) return { state: 'Repaid', ...settled };
  if (books.writtenOff) return { state: 'WrittenOff', ...settled };
  const unpaid = instalmentsPaid(owing, books).filter(
    (instalment) => instalment.paidCents < amountOf(instalment),
  );
  const oldest = unpaid[0];
  if (!oldest) throw new RangeError('a loan with something owed has an instalment that is not paid');
  // The fee may be unpaid too, after a refund was made of money that was then taken back, so what is missing before the instalment is counted as well.
  const until = ({ reachedAtCents }: PaidInstalment) => subtractCents(reachedAtCents, books.paidCents);
  const lastOfDay = unpaid.reduce((last, one) => (one.dueOn === oldest.dueOn ? one : last), oldest);
  const lastOverdue = unpaid.findLast(({ dueOn }) => isPastDue(dueOn, today));
  const daysLate = daysLateOn(oldest.dueOn, today);
  return {
    state: stateAfter(daysLate),
    daysLate,
    overdueCents: lastOverdue ? until(lastOverdue) : ZERO,
    oldestDueOn: oldest.dueOn,
    nextAmountCents: until(lastOfDay),
  };
}

function stateAfter(daysLate: number): LoanState {
  if (daysLate === 0) return 'Active';
  return daysLate < DEFAULT_DAYS ? 'InArrears' : 'Defaulted';
}

/** Whether money can have been received on a day: not before the loan was handed over, not after today. */
export const mayBeReceivedOn = ({ disbursedOn }: { disbursedOn: Day }, on: Day, today: Day): boolean =>
  on >= disbursedOn && on <= today;

export type KeptInstalment = {
  number: number;
  dueOn: Day;
  /** The day on which it was paid in full; null while it is not. */
  paidOn: Day | null;
  /** Days after the due date on which it was paid, or, unpaid, days until today; 0 in time. */
  daysLate: number;
};

/**
 * How each instalment was kept, by the days on which money was received, not those on which it was recorded. What was
 * reversed never counted; of what was refunded, only money that stayed. Where the payout was taken back, nothing is late.
 */
export function keptInstalments(account: LoanAccount, today: Day): KeptInstalment[] {
  const reached = lastingSums(account);
  return instalmentsPaid(account.owing, account.books).map(({ number, dueOn, reachedAtCents }) => {
    const paidOn = reached.find(({ sumCents }) => sumCents >= reachedAtCents)?.on ?? null;
    const until = paidOn ?? (account.books.payoutReversed ? dueOn : today);
    return { number, dueOn, paidOn, daysLate: daysLateOn(dueOn, until) };
  });
}

/** The most days by which any instalment was paid late, or is late today; 0 where none was. */
export const worstDaysLate = (account: LoanAccount, today: Day): number =>
  keptInstalments(account, today).reduce((worst, { daysLate }) => Math.max(worst, daysLate), 0);

/**
 * The day on which a loan was first in default, by the days on which money was received; null where it never was. So a server
 * that was down, or a payment that is recorded late, changes nothing.
 */
export function defaultedOn(account: LoanAccount, today: Day): Day | null {
  const days = keptInstalments(account, today)
    .filter(({ daysLate }) => daysLate >= DEFAULT_DAYS)
    .map(({ dueOn }) => addDays(dueOn, DEFAULT_DAYS));
  return days.toSorted()[0] ?? null;
}
