// Each night the parts in which a past day was counted become one row: a chart of years then reads a row a day and figure.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { type Day, dayOf } from '#shared/calendar.ts';

export const foldDailyFiguresJob = (db: Db): Job => ({
  name: 'fold-daily-figures',
  cron: '20 3 * * *',
  run: () => foldDailyFigures(db, dayOf(new Date())),
});

/** Folds the days before `today`. What is counted for one of them later goes into its part again, until the next night. */
export async function foldDailyFigures(db: Db, today: Day): Promise<void> {
  await sql`
    with parts as (delete from daily_figures where day < ${today}::date and part <> 0 returning figure, day, count)
    insert into daily_figures as d (figure, day, part, count)
    select figure, day, 0, sum(count) from parts group by figure, day
    on conflict (figure, day, part) do update set count = d.count + excluded.count`.execute(db);
}
