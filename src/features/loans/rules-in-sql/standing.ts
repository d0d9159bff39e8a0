// Where a kept loan stands, for statements: what the books last said of it, and what the days since then have made of that.
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#shared/calendar.ts';
import { LOAN_STATES, type LoanState } from '../fields/loan-states.ts';
import * as rule from '../rules/books/standing.ts';
import { daysSinceDue, isPastDue } from './lateness.ts';

/**
 * Makes the piece of SQL that answers what a rule answers of each state. It names those states or the others, whichever are fewer, and
 * names them in the text, so that an index of some states serves it. What the piece takes is the alias of `loans`, or of another table
 * that keeps a loan's `state`, as the totals do.
 */
const inStates =
  (isSo: (state: LoanState) => boolean) =>
  (loan: string): RawBuilder<boolean> => {
    const { yes = [], no = [] } = Object.groupBy(LOAN_STATES, (state) => (isSo(state) ? 'yes' : 'no'));
    const state = sql.ref(`${loan}.state`);
    return yes.length > no.length
      ? sql<boolean>`${state} not in (${namesOf(no)})`
      : sql<boolean>`${state} in (${namesOf(yes)})`;
  };

const namesOf = (states: readonly LoanState[]) => sql.join(states.map((state) => sql.lit(state)));

/** Whether each night that passes makes the loan later by a day. */
export const isAged = inStates(rule.isAged);

/**
 * Whether the state on record may no longer be that of today, because a day has passed since it was worked out: the nightly job then works
 * it out anew. Whatever else a night can change belongs here, and the job follows.
 */
export const isOutdated = (loan: string, today: Day): RawBuilder<boolean> =>
  sql<boolean>`(${isAged(loan)} and ${isPastDue(loan, today)} and ${sql.ref(`${loan}.aged_on`)} < ${today}::date)`;

/** Whether a running loan was late when it was last aged. */
export const isLate = inStates(rule.isLate);

/** Whether the money was handed over and not taken back. */
export const payoutStands = inStates(rule.payoutStands);

/** Whether the loan's instalments still fall due. */
export const fallsDue = inStates(rule.fallsDue);

/** Whether the loan was neither repaid nor taken back. */
export const isOpen = inStates(rule.isOpen);

/** Whether all of it was paid. */
export const isRepaid = inStates(rule.isRepaid);

/** Whether something is owed, by the loan's sums; it agrees with `isOpen`. */
export const isOwed = (loan: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${loan}.owed_cents`)} > 0`;

const wasInArrears = inStates(rule.isInArrears);

/** Whether the loan is late, in default or written off today, even where today's ageing has not reached it yet. */
export const isInArrears = (loan: string, today: Day): RawBuilder<boolean> =>
  sql<boolean>`(${wasInArrears(loan)} or coalesce(${isPastDue(loan, today)}, false))`;

/**
 * `worstDaysLate` as of today, in days: each that has passed since the loan was last aged makes it later by that day. Of one that
 * is written off, what stood on record.
 */
export const worstDaysLate = (loan: string, today: Day): RawBuilder<number> =>
  sql<number>`greatest(${sql.ref(`${loan}.worst_days_late`)}, case when ${isAged(loan)} then ${daysSinceDue(loan, today)} end)`;
