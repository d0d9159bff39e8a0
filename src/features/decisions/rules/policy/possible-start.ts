// When a version may start.
import { DAY_MS } from '#shared/calendar.ts';

const LATEST_MS = 90 * DAY_MS;

/** Whether a version may start at that moment: later than now and within 90 days, because a trial on today's people says little about those of a later time. */
export const isPossibleStart = (start: Date, now: Date): boolean =>
  start > now && start.getTime() <= now.getTime() + LATEST_MS;
