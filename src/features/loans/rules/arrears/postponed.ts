// Which instalments of a loan a holiday that was added later postpones, and to which day.
import { addDays, type Day } from '#shared/calendar.ts';
import { type Cents, subtractCents } from '#shared/money.ts';
import { type AddedHolidays, postponedTo } from '#shared/working-days/working-days.ts';
import type { LoanAccount } from '../books/account.ts';
import { hasDatesLeft, standingOf } from '../books/standing.ts';
import { amountOf, instalmentsPaid } from '../books/waterfall.ts';

export type Postponed = { number: number; from: Day; to: Day; leftCents: Cents };

/** A holiday is added before it comes. What a server left undone that stood still over the day is made up for this long. */
const MADE_UP_FOR_DAYS = 14;

/** The earliest day on which a holiday still postpones something. */
export const earliestClosed = (today: Day): Day => addDays(today, -MADE_UP_FOR_DAYS);

type Books = Pick<LoanAccount, 'owing' | 'books'>;

/**
 * The instalments that are not paid and fall due where `added` has closed the day. They never pass each other, because a later day is
 * never postponed to an earlier one, and what is paid is paid in the order of the schedule.
 */
export function postponedBy({ owing, books }: Books, added: AddedHolidays, today: Day): Postponed[] {
  if (!hasDatesLeft(standingOf({ owing, books }, today).state)) return [];
  return instalmentsPaid(owing, books).flatMap((instalment) => {
    const leftCents = subtractCents(amountOf(instalment), instalment.paidCents);
    const to = postponedTo(instalment.dueOn, added);
    return leftCents > 0 && to !== instalment.dueOn
      ? [{ number: instalment.number, from: instalment.dueOn, to, leftCents }]
      : [];
  });
}

/** A loan with instalments on other days. */
export function withDates<Loan extends { account: Books }>(
  loan: Loan,
  dates: readonly { number: number; to: Day }[],
): Loan {
  const { owing } = loan.account;
  const schedule = owing.schedule.map((instalment) => {
    const to = dates.find(({ number }) => number === instalment.number)?.to;
    return to === undefined ? instalment : { ...instalment, dueOn: to };
  });
  return { ...loan, account: { ...loan.account, owing: { ...owing, schedule } } };
}
