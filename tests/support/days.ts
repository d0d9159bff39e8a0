// Days for the tests.
import { addDays, type Day, readDay } from '#shared/calendar.ts';
import { weekdayOf } from '#shared/working-days/public-holidays.ts';

/** A day a test is about, written YYYY-MM-DD. Throws where there is no such day. */
export function day(text: string): Day {
  const read = readDay(text);
  if (!read) throw new Error(`${text} is not a day`);
  return read;
}

/** The first Sunday after a day. */
export const sundayAfter = (from: Day): Day => addDays(from, 7 - weekdayOf(from));
