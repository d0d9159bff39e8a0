// When a version may start.

const LATEST_MS = 90 * 86_400_000;

/** Whether a version may start then: later than now and within 90 days. What was tried on today's people says little of those further on. */
export const isPossibleStart = (start: Date, now: Date): boolean =>
  start > now && start.getTime() <= now.getTime() + LATEST_MS;
