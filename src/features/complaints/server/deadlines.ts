// The deadlines of a complaint that waits for us from today on, counted in working days without the holidays that admins have added.
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Work } from '#platform/server/work.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { workingDaysAfter } from '#shared/working-days/working-days.ts';
import { ANSWER_DAYS, TAKE_UP_DAYS } from '../rules/deadlines.ts';

export async function deadlinesFromToday(work: Work): Promise<{ takeUpBy: Day; answerBy: Day }> {
  const today = dayOf(work.now);
  const added = await addedHolidays(work, today);
  return {
    takeUpBy: workingDaysAfter(today, TAKE_UP_DAYS, added),
    answerBy: workingDaysAfter(today, ANSWER_DAYS, added),
  };
}
