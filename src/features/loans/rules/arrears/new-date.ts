// Whether an instalment may get a new due date: what the borrower's screen offers, and what the server holds them to.

import { addDays, type Day, daysBetween } from '#shared/calendar.ts';
import { type AddedHolidays, payableOn, postponedTo } from '#shared/working-days/working-days.ts';
import type { loanRefusals } from '../../texts/refusals.ts';
import type { LoanAccount } from '../books/account.ts';
import { isPastDue } from '../books/lateness.ts';
import { hasDatesLeft, isLate, type LoanState, standingOf } from '../books/standing.ts';
import { amountOf, instalmentsPaid } from '../books/waterfall.ts';

/** A new date is at most this many days after the present one. */
export const LONGEST_MOVE_DAYS = 14;

/** An instalment as either side knows it. */
export type MovableInstalment = { number: number; dueOn: Day; hasNewDate: boolean; isPaid: boolean };

export type LoanToMove = { state: LoanState; schedule: readonly MovableInstalment[] };

/** A loan as the rules about new dates look at it, from its books. */
export function loanToMove({ owing, books }: Pick<LoanAccount, 'owing' | 'books'>, today: Day): LoanToMove {
  const { state } = standingOf({ owing, books }, today);
  const schedule = instalmentsPaid(owing, books).map((instalment) => ({
    number: instalment.number,
    dueOn: instalment.dueOn,
    hasNewDate: instalment.hasNewDate,
    isPaid: instalment.paidCents >= amountOf(instalment),
  }));
  return { state, schedule };
}

/** What decides beside the loan: the holidays that were added, and whether a request for a new date of it waits. */
export type AroundNewDate = { added?: AddedHolidays; hasAsked?: boolean };

/** The codes of the reasons that a borrower may read. */
type WhyNot = keyof typeof loanRefusals;

export type NewDates = { instalment: number; dueOn: Day; days: readonly [Day, ...Day[]] };

/**
 * The instalment that may get a new date today, and the days it may be moved to, on each of which money can be paid; otherwise why none may.
 */
export function newDatesFor(
  { state, schedule }: LoanToMove,
  today: Day,
  { added, hasAsked = false }: AroundNewDate = {},
): NewDates | { refused: WhyNot } {
  if (hasAsked) return { refused: 'new_date.asked' };
  const place = schedule.findIndex(({ isPaid }) => !isPaid);
  const oldest = schedule[place];
  if (!oldest || !hasDatesLeft(state)) return { refused: 'new_date.nothing_due' };
  if (isLate(state) || isPastDue(oldest.dueOn, today)) return { refused: 'new_date.too_late' };
  if (oldest.hasNewDate) return { refused: 'new_date.moved' };
  const latest = addDays(oldest.dueOn, LONGEST_MOVE_DAYS);
  const next = schedule[place + 1]?.dueOn ?? latest;
  const lastDay = next < latest ? next : latest;
  const room = daysBetween(oldest.dueOn, lastDay);
  const [first, ...others] = Array.from({ length: room }, (_, index) =>
    addDays(oldest.dueOn, index + 1),
  ).filter((day) => payableOn(day, added) === day);
  if (!first) return { refused: 'new_date.no_room' };
  return { instalment: oldest.number, dueOn: oldest.dueOn, days: [first, ...others] };
}

/** Why a borrower may not ask for this day for this instalment, as a code; null when they may. */
export function whyNotAsk(
  loan: LoanToMove,
  { instalment, wantedOn }: { instalment: number; wantedOn: Day },
  today: Day,
  around: AroundNewDate = {},
): WhyNot | null {
  const may = newDatesFor(loan, today, around);
  if ('refused' in may) return may.refused;
  if (instalment !== may.instalment) return 'new_date.not_next';
  return may.days.includes(wantedOn) ? null : 'new_date.out_of_range';
}

/**
 * Why staff may not grant what was asked, as a code; null when they may: also when the instalment has fallen due meanwhile, for
 * then it counts as late from its new date only. A holiday that was added since may have moved both days, the present and the wanted.
 */
export function whyNotGrant(
  { state, schedule }: LoanToMove,
  { number, fromDueOn, wantedDueOn }: { number: number; fromDueOn: Day; wantedDueOn: Day },
  added: AddedHolidays = new Set(),
): WhyNot | 'new_date.paid' | null {
  const place = schedule.findIndex((instalment) => instalment.number === number);
  const instalment = schedule[place];
  if (!instalment || !hasDatesLeft(state)) return 'new_date.nothing_due';
  if (instalment.isPaid) return 'new_date.paid';
  if (instalment.hasNewDate) return 'new_date.moved';
  const next = schedule[place + 1]?.dueOn;
  const dueOn = postponedTo(wantedDueOn, added);
  const isPastNext = next !== undefined && dueOn > next;
  const isTooLong = daysBetween(fromDueOn, wantedDueOn) > LONGEST_MOVE_DAYS;
  return dueOn <= instalment.dueOn || isPastNext || isTooLong ? 'new_date.out_of_range' : null;
}
