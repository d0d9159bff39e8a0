// When it is known whether a loan was repaid, and what it was then.
import { addMonths, type Day } from '#shared/calendar.ts';

/** The longest loan runs for eight months and is in default 90 days after that: by then all is known. */
export const OUTCOME_MONTHS = 12;

/** Whether a loan was in default within `OUTCOME_MONTHS` of its payout; null while those are not over, and it is neither good nor bad. */
export function isBad(
  { disbursedOn, defaultedOn }: { disbursedOn: Day; defaultedOn: Day | null },
  today: Day,
): boolean | null {
  const end = addMonths(disbursedOn, OUTCOME_MONTHS);
  if (today < end) return null;
  return defaultedOn !== null && defaultedOn < end;
}
