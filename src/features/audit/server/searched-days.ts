// The days that a list is narrowed to, as moments and as a part of its statement.
import { type RawBuilder, sql } from 'kysely';
import { addDays, readDay, startOfDay } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import { staffAuditRefusals } from '../texts/staff-refusals.ts';

export type DaysAsked = { from?: string | undefined; to?: string | undefined };

export type Moments = { from: Date | null; before: Date | null };

/** Days in Jamaica, the last one whole; refuses what is none. */
export function momentsOf({ from, to }: DaysAsked): Moments {
  const [first, last] = [from, to].map((text) =>
    text ? (readDay(text) ?? refuse(staffAuditRefusals['report.range'])) : null,
  );
  return { from: first ? startOfDay(first) : null, before: last ? startOfDay(addDays(last, 1)) : null };
}

export const asksForDays = ({ from, to }: DaysAsked): boolean => Boolean(from || to);

/** Whether a moment lies in the days asked for; `column` is a reference like `p.created_at`. Refuses what is no day. */
export function isInDays(column: string, asked: DaysAsked): RawBuilder<boolean> {
  const { from, before } = momentsOf(asked);
  return sql<boolean>`${from ? sql`${sql.ref(column)} >= ${from}` : sql`true`} and ${before ? sql`${sql.ref(column)} < ${before}` : sql`true`}`;
}

/** Whether a column that holds a day lies in the days asked for. Refuses what is no day. */
export function isOneOfDays(column: string, asked: DaysAsked): RawBuilder<boolean> {
  momentsOf(asked);
  const { from, to } = asked;
  return sql<boolean>`${from ? sql`${sql.ref(column)} >= ${from}::date` : sql`true`} and ${to ? sql`${sql.ref(column)} <= ${to}::date` : sql`true`}`;
}
