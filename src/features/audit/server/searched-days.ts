// The days that a search of the audit trail is about, as moments.
import { addDays, readDay, startOfDay } from '#shared/calendar.ts';
import { refuse } from '#shared/refusal.ts';
import { staffAuditRefusals } from '../texts/staff-refusals.ts';

export type Moments = { from: Date | null; before: Date | null };

/** Days in Jamaica, the last one whole; refuses what is none. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Moments {
  const [first, last] = [from, to].map((text) =>
    text ? (readDay(text) ?? refuse(staffAuditRefusals['report.range'])) : null,
  );
  return { from: first ? startOfDay(first) : null, before: last ? startOfDay(addDays(last, 1)) : null };
}
