// Who of the staff sees a complaint, and whether it is late, for statements: the rules of the same names, of rows of `complaints`.
import { type RawBuilder, sql } from 'kysely';
import { type Actor, isAdmin } from '#shared/actor.ts';
import type { Day } from '#shared/calendar.ts';

/** Whether an officer sees it. `complaint` is the alias of `complaints`. */
export const isSeenBy = (complaint: string, officer: Actor): RawBuilder<boolean> =>
  isAdmin(officer) ? sql<boolean>`true` : sql<boolean>`not ${sql.ref(`${complaint}.for_admin`)}`;

/** Whether it is late; null where nothing is due. An index on the day serves the question. */
export const isLate = (complaint: string, today: Day | RawBuilder<Day>): RawBuilder<boolean | null> =>
  sql<boolean | null>`${sql.ref(`${complaint}.due_on`)} < ${today}::date`;
