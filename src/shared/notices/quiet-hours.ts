// Nobody's phone rings in the night: text messages and notices that come then wait for the morning, as Jamaica counts the hours.
import { addDays, dayOf, HOUR_MS, startOfDay, timeOf } from '../calendar.ts';

const MORNING_HOUR = 8;
const MORNING = '08:00:00';
const EVENING = '20:00:00';

/** The moment at which the next morning begins; null by day. */
export function nextMorning(moment: Date): Date | null {
  const time = timeOf(moment);
  if (time >= MORNING && time < EVENING) return null;
  const today = dayOf(moment);
  const day = time >= EVENING ? addDays(today, 1) : today;
  return new Date(startOfDay(day).getTime() + MORNING_HOUR * HOUR_MS);
}
