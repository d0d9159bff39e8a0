// When a phone may make a noise: by day, in Jamaica.
import { addDays, dayOf, startOfDay, timeOf } from '#shared/calendar.ts';

const MORNING = '08:00:00';
const EVENING = '20:00:00';
const MORNING_MS = 8 * 3_600_000;

/** The moment itself by day; in the night the next morning at eight. */
export function nextLoudMoment(moment: Date): Date {
  const time = timeOf(moment);
  if (time >= MORNING && time < EVENING) return moment;
  const today = dayOf(moment);
  const day = time < MORNING ? today : addDays(today, 1);
  return new Date(startOfDay(day).getTime() + MORNING_MS);
}
