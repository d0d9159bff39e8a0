// The days on which we and the banks work: what falls due on any other is due on the next of them, and deadlines are counted in them.
import { addDays, type Day, daysBetween } from '../calendar.ts';
import { isPublicHoliday, weekdayOf } from './public-holidays.ts';

/** The holidays that an admin has added to those of the Act. */
export type AddedHolidays = ReadonlySet<Day>;

const NONE: AddedHolidays = new Set();

/** The day itself or the next one on which money can be paid, which is neither a Sunday nor a public holiday. */
export function payableOn(day: Day, added: AddedHolidays = NONE): Day {
  let found = day;
  while (weekdayOf(found) === 0 || isPublicHoliday(found) || added.has(found)) found = addDays(found, 1);
  return found;
}

/**
 * The day on which something is due that was due on `day` when a holiday was added: the next working day where the added one has closed the
 * day, or lies before it with nothing but closed days between. Any other Sunday or holiday is left as it was agreed. Never earlier for a later day.
 */
export function postponedTo(day: Day, added: AddedHolidays): Day {
  for (let closed = day; payableOn(closed, added) !== closed; closed = addDays(closed, -1))
    if (added.has(closed)) return payableOn(day, added);
  return day;
}

/** The days from which an added holiday postpones what is due: itself, and those after it on which nothing can be paid either. */
export function daysClosedBy(holiday: Day, added: AddedHolidays): Day[] {
  const end = payableOn(holiday, new Set([...added, holiday]));
  return Array.from({ length: daysBetween(holiday, end) }, (_, after) => addDays(holiday, after));
}

/** The days from which something is due later once a holiday is added: those that it closes, and those from which the ones that were added before it postpone to it. */
export function daysMovedBy(holiday: Day, before: AddedHolidays): Day[] {
  const added = new Set([...before, holiday]);
  let first = holiday;
  while (payableOn(addDays(first, -1), added) !== addDays(first, -1)) first = addDays(first, -1);
  return Array.from({ length: daysBetween(first, payableOn(holiday, added)) }, (_, after) =>
    addDays(first, after),
  ).filter((day) => postponedTo(day, before) !== postponedTo(day, added));
}

/**
 * The working day that lies `count` working days after `day`: Mondays to Fridays that are no public holiday. `count` is 1 or more.
 */
export function workingDaysAfter(day: Day, count: number, added: AddedHolidays = NONE): Day {
  let [found, left] = [day, count];
  while (left > 0) {
    found = addDays(found, 1);
    if (isOfficeDay(found) && !added.has(found)) left -= 1;
  }
  return found;
}

const isOfficeDay = (day: Day): boolean => ![0, 6].includes(weekdayOf(day)) && !isPublicHoliday(day);
