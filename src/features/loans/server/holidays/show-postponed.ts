// What a holiday would postpone, before an admin adds it.
import { sql } from 'kysely';
import { addedHolidays, whyNotAdd } from '#features/upkeep/server/holidays.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import { daysMovedBy, payableOn } from '#shared/working-days/working-days.ts';
import type { holidayMoveEndpoints, PostponedByHoliday } from '../../contract/holiday-moves.ts';
import { earliestClosed } from '../../rules/arrears/postponed.ts';
import { isNothingDue } from '../../rules-in-sql/new-date.ts';

/** The most instalments of the day that are read: they are counted in a fraction of the time after which a statement is ended. */
export const MOST_READ = 20_000;

type Counted = { read: number; instalments: number; loans: number; new_dates: number; waiting: number };

/** Where more fall due on the day than are read, the figures are those of the first and say that there are more. */
export async function showPostponed(
  work: Work<Actor>,
  { query: { day } }: Received<typeof holidayMoveEndpoints, 'GET /api/loans/admin/postponed'>,
): Promise<PostponedByHoliday> {
  const today = dayOf(work.now);
  const known = await addedHolidays(work, earliestClosed(today));
  const refused = whyNotAdd(day, today, known);
  if (refused !== null)
    return { refused, to: day, instalments: 0, loans: 0, newDates: 0, waiting: 0, hasMore: false };
  // What the days added before it have still to move is counted where it will come to rest.
  const closed = daysMovedBy(day, known);
  const { rows } = await sql<Counted>`
    select count(*)::int as read, (count(*) filter (where i.moves))::int as instalments, count(distinct i.loan_id) filter (where i.moves)::int as loans,
      (count(*) filter (where i.moves and i.has_new_date))::int as new_dates,
      (select count(*)::int from due_date_requests r where r.status = 'Asked' and r.wanted_due_on = any(${closed}::date[])) as waiting
    from (
      select i.loan_id, i.due_on - i.postponed_days <> i.original_due_on as has_new_date, l.moves
      from unnest(${closed}::date[]) as closed (day)
      cross join lateral (select * from loan_instalments i where i.due_on = closed.day order by i.loan_id limit ${sql.lit(MOST_READ + 1)}) i
      cross join lateral (select not ${isNothingDue('l', sql`i.number`)} as moves from loans l where l.id = i.loan_id offset 0) l
      limit ${sql.lit(MOST_READ + 1)}
    ) i`.execute(work.db);
  const { read = 0, instalments = 0, loans = 0, new_dates: newDates = 0, waiting = 0 } = rows[0] ?? {};
  const to = payableOn(day, new Set([...known, day]));
  return { refused, to, instalments, loans, newDates, waiting, hasMore: read > MOST_READ };
}
