// Writes each evening how the portfolio stands, from its totals: the charts of later days read it.
import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { Job } from '#platform/server/jobs.ts';
import { type Day, dayOf } from '#shared/calendar.ts';

/** Late, after the day's payments and its ageing. At the start too: a day on which no server ran in the evening is then not lost whole. */
export const keepPortfolioDayJob = (db: Db): Job => ({
  name: 'keep-portfolio-day',
  cron: '50 23 * * *',
  atStart: true,
  run: () => keepPortfolioDay(db, dayOf(new Date())),
});

/** When it runs again on the same day, it overwrites the day's figures. */
export async function keepPortfolioDay(db: Db, today: Day): Promise<void> {
  await sql`
    with standing as (select owner_id, ageing, sum(loans)::int as loans, sum(principal_cents)::bigint as principal_cents,
        sum(owed_cents)::bigint as owed_cents from portfolio_totals where loans > 0 group by owner_id, ageing),
      gone as (delete from portfolio_days d where day = ${today}::date
        and not exists (select from standing s where s.owner_id = d.owner_id and s.ageing = d.ageing))
    insert into portfolio_days as d (day, owner_id, ageing, loans, principal_cents, owed_cents)
    select ${today}::date, owner_id, ageing, loans, principal_cents, owed_cents from standing
    on conflict (day, owner_id, ageing) do update set loans = excluded.loans, principal_cents = excluded.principal_cents,
      owed_cents = excluded.owed_cents`.execute(db);
}
