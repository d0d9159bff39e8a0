// Counts how a queue keeps its promise, in one round trip.
import { type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, startOfDay } from '#shared/calendar.ts';
import { type KeptPromise, MEASURED_DAYS } from '#shared/kept-promise.ts';
import type { Work } from '../work.ts';

type Queue = {
  /** `from … where …` of what waits, when that was sent, and whether it is late. */
  waiting: { rows: RawBuilder<unknown>; sentAt: RawBuilder<unknown>; isLate: RawBuilder<unknown> };
  /** `from … where …` of what was decided at any time, when that was, and whether it was in time. */
  decided: { rows: RawBuilder<unknown>; decidedAt: RawBuilder<unknown>; isInTime: RawBuilder<unknown> };
};

type Row = Omit<KeptPromise, 'oldest' | 'inTime'> & { oldest: Date | null; in_time: number };

export async function readKeptPromise(work: Work, { waiting, decided }: Queue): Promise<KeptPromise> {
  const since = startOfDay(addDays(dayOf(work.now), -MEASURED_DAYS));
  const { rows } = await sql<Row>`
    select w.waiting, w.late, w.oldest, d.decided, d.in_time from (
      select count(*)::int as waiting, (count(*) filter (where ${waiting.isLate}))::int as late, min(${waiting.sentAt}) as oldest
      ${waiting.rows}
    ) w, (
      select count(*)::int as decided, (count(*) filter (where ${decided.isInTime}))::int as in_time
      ${decided.rows} and ${decided.decidedAt} >= ${since}
    ) d`.execute(work.db);
  const [row] = rows;
  if (!row) throw new Error('counts without a row');
  const { oldest, in_time: inTime, ...counts } = row;
  return { ...counts, inTime, oldest: oldest?.toISOString() ?? null };
}
