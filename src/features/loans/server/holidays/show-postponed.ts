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

type Counted = { instalments: number; loans: number; new_dates: number; waiting: number };

export async function showPostponed(
  work: Work<Actor>,
  { query: { day } }: Received<typeof holidayMoveEndpoints, 'GET /api/loans/admin/postponed'>,
): Promise<PostponedByHoliday> {
  const today = dayOf(work.now);
  const known = await addedHolidays(work, earliestClosed(today));
  const refused = whyNotAdd(day, today, known);
  if (refused !== null) return { refused, to: day, instalments: 0, loans: 0, newDates: 0, waiting: 0 };
  // What the days added before it have still to move is counted where it will come to rest.
  const closed = daysMovedBy(day, known);
  const { rows } = await sql<Counted>`
    select count(*)::int as instalments, count(distinct i.loan_id)::int as loans,
      (count(*) filter (where i.due_on - i.postponed_days <> i.original_due_on))::int as new_dates,
      (select count(*)::int from due_date_requests r where r.status = 'Asked' and r.wanted_due_on = any(${closed}::date[])) as waiting
    from loan_instalments i join loans l on l.id = i.loan_id
    where i.due_on = any(${closed}::date[]) and not ${isNothingDue('l', sql`i.number`)}`.execute(work.db);
  const { instalments = 0, loans = 0, new_dates: newDates = 0, waiting = 0 } = rows[0] ?? {};
  return { refused, to: payableOn(day, new Set([...known, day])), instalments, loans, newDates, waiting };
}
