// When a borrower is reminded of an instalment: before it is due, on the day, and at a few steps while it is late.
import { addDays, type Day, timeOf } from '#shared/calendar.ts';
import type { Cents } from '#shared/money.ts';
import type { LoanAccount } from '../books/account.ts';
import { daysSinceDue } from '../books/lateness.ts';
import { DEFAULT_DAYS, fallsDue, standingOf } from '../books/standing.ts';
import { amountOf, instalmentsPaid } from '../books/waterfall.ts';
import { type AroundNewDate, loanToMove, newDatesFor } from './new-date.ts';

export type ReminderKind =
  | 'Soon'
  | 'DueToday'
  | 'Late1'
  | 'Late7'
  | 'Late14'
  | 'Late30'
  | 'Late60'
  | 'Default';

/** The reminders in their order, each with the day after the due date from which it is the right one; negative before it. */
export const REMINDERS: readonly { kind: ReminderKind; fromDay: number }[] = [
  { kind: 'Soon', fromDay: -3 },
  { kind: 'DueToday', fromDay: 0 },
  { kind: 'Late1', fromDay: 1 },
  { kind: 'Late7', fromDay: 7 },
  { kind: 'Late14', fromDay: 14 },
  { kind: 'Late30', fromDay: 30 },
  { kind: 'Late60', fromDay: 60 },
  { kind: 'Default', fromDay: DEFAULT_DAYS },
];

/** From seven in the morning until eight in the evening reminders may be sent: nobody is written to about money at night. */
const MORNING = '07:00:00';
const EVENING = '20:00:00';

/** Whether a reminder may be sent at a moment, by the clock in Jamaica. */
export const mayRemindAt = (moment: Date): boolean => timeOf(moment) >= MORNING && timeOf(moment) < EVENING;

/** The earliest reminder of all is this many days before the due date. */
export const REMINDED_AHEAD_DAYS = 3;

export type SentReminder = { number: number; dueOn: Day; kind: ReminderKind };

export type Reminder = SentReminder & {
  /** Days since the due date; negative before it. */
  daysLate: number;
  /** What is left to pay of the instalment, and of all others that are due on the same day. */
  amountCents: Cents;
  /** What is left to pay of these and of all others that are late, in cents. */
  overdueCents: Cents;
  /** Whether its borrower may ask for a new date today: by the rule by which the asking is refused. */
  mayMove: boolean;
};

type Reminded = Pick<LoanAccount, 'owing' | 'books'> & { disbursedOn: Day };

/**
 * The one reminder that is due today: the latest that applies to the oldest instalment not paid in full, unless it was sent.
 * One that was missed is not made up for once a later one applies. Nothing where nothing is due any more, and nothing ahead
 * of an instalment while the one before it has yet to fall due, or whoever pays daily would hear from us every day.
 */
export function reminderDue(
  loan: Reminded,
  today: Day,
  sent: readonly SentReminder[],
  around: AroundNewDate = {},
): Reminder | null {
  const { state, overdueCents, nextAmountCents } = standingOf(loan, today);
  if (!fallsDue(state)) return null;
  const oldest = instalmentsPaid(loan.owing, loan.books).find(
    (instalment) => instalment.paidCents < amountOf(instalment),
  );
  if (!oldest) return null;
  const { number, dueOn } = oldest;
  const daysLate = daysSinceDue(dueOn, today);
  const kind = REMINDERS.findLast(({ fromDay }) => daysLate >= fromDay)?.kind;
  if (!kind) return null;
  const previous = loan.owing.schedule.find((instalment) => instalment.number === number - 1);
  const begins = previous?.originalDueOn ?? loan.disbursedOn;
  if (kind === 'Soon' && addDays(dueOn, -REMINDED_AHEAD_DAYS) <= begins) return null;
  const isSent = sent.some((one) => one.number === number && one.dueOn === dueOn && one.kind === kind);
  if (isSent) return null;
  return {
    number,
    dueOn,
    kind,
    daysLate,
    amountCents: nextAmountCents,
    overdueCents,
    mayMove: !('refused' in newDatesFor(loanToMove(loan, today), today, around)),
  };
}
