// Days for the tests.
import { type Day, readDay } from '#shared/calendar.ts';

/** A day a test is about, written YYYY-MM-DD. Throws where there is no such day. */
export function day(text: string): Day {
  const read = readDay(text);
  if (!read) throw new Error(`${text} is not a day`);
  return read;
}
