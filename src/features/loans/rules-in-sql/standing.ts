// Where a kept loan stands, for statements: what the books last said of it, and what the days since then have made of that.
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#shared/calendar.ts';

/** Instalments fall due: `isRunning` of the rule. `loan` is here and below the alias of `loans`. */
export const isRunning = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.state`)} in ('Active', 'InArrears', 'Defaulted')`;

/** Of a loan that runs, and of a row of its totals: it was late when it was last judged. */
export const isLate = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.state`)} in ('InArrears', 'Defaulted')`;

/** The money was handed over and not taken back: `payoutStands` of the rule. Of a row of the totals too. */
export const payoutStands = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.state`)} <> 'Reversed'`;

/** Neither repaid nor taken back. */
export const isOpen = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.state`)} not in ('Repaid', 'Reversed')`;

/** The same by its sums: something is owed of it. */
export const isOwed = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.owed_cents`)} > 0`;

/** Of one that is open: today it is late, in default or written off, whether or not it was judged today. */
export const isInArrears = (loan: string, today: Day): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${loan}.state`)} <> 'Active' or coalesce(${sql.ref(`${loan}.oldest_due_on`)} < ${today}::date, false))`;

/**
 * `worstDaysLate` as of today, in days: each that has passed since the loan was last judged makes it later by that day. Of one that
 * is written off, what stood on record.
 */
export const worstDaysLate = (loan: string, today: Day): RawBuilder<number> =>
  sql<number>`greatest(${sql.ref(`${loan}.worst_days_late`)},
    case when ${isRunning(loan)} then ${today}::date - ${sql.ref(`${loan}.oldest_due_on`)} end)`;
