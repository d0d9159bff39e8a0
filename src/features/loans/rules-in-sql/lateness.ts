// How late the oldest unpaid instalment of a loan is, for statements: the rule of the same name, of rows of `loans`.
import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#shared/calendar.ts';

/** Whole days since that instalment's due date, negative before it; null where nothing falls due. `loan` is the alias of `loans`. */
export const daysSinceDue = (loan: string, on: Day): RawBuilder<number | null> =>
  sql<number | null>`(${on}::date - ${sql.ref(`${loan}.oldest_due_on`)})`;

/** Whether the due date of the loan's oldest unpaid instalment has passed; null where nothing falls due. An index on it serves the question. */
export const isPastDue = (loan: string, on: Day): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${loan}.oldest_due_on`)} < ${on}::date)`;
