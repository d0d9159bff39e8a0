// When a complaint is due: working days are Mondays to Fridays, counted from the day after it came.
import { addDays, type Day } from '#shared/calendar.ts';

/** Within so many working days a person has taken it up, and has answered it. */
export const TAKE_UP_DAYS = 2;
export const ANSWER_DAYS = 15;

/** For so many days after an answer its sender may send it back, or ask for a second person. */
export const BACK_DAYS = 30;

/** The working day that lies `count` working days after `day`; `count` is 1 or more. */
export function workingDaysAfter(day: Day, count: number): Day {
  let [found, left] = [day, count];
  while (left > 0) {
    found = addDays(found, 1);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}

function isWorkingDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
