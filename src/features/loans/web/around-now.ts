// The part of a long schedule that matters now.
import type { LoanInstalment } from '../contract.ts';

export const SHOWN_AT_FIRST = 12;

/** The last two that are paid, and what follows; of a loan repaid, its end. All of a schedule that is short. */
export function aroundNow<Instalment extends Pick<LoanInstalment, 'paidOn'>>(
  schedule: readonly Instalment[],
): readonly Instalment[] {
  if (schedule.length <= SHOWN_AT_FIRST) return schedule;
  const open = schedule.findIndex(({ paidOn }) => paidOn === null);
  const last = schedule.length - SHOWN_AT_FIRST;
  const from = open === -1 ? last : Math.min(last, Math.max(0, open - 2));
  return schedule.slice(from, from + SHOWN_AT_FIRST);
}
