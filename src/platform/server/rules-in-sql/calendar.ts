// The calendar's day of a moment, for statements: what `dayOf` says.
import { type RawBuilder, sql } from 'kysely';
import { type Day, JAMAICA_OFFSET_MS } from '#shared/calendar.ts';

/** The day in Jamaica at a moment. In a statement that is compiled once the moment is a parameter, of which no day can be worked out before. */
export const dayAt = (moment: Date): RawBuilder<Day> =>
  sql<Day>`((${moment}::timestamptz at time zone 'UTC') + make_interval(secs => ${sql.lit(JAMAICA_OFFSET_MS / 1_000)}))::date`;
