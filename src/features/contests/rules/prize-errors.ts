// Why a contest cannot give a prize, as validation errors by field: the form shows them, the second person reads them before approving.
import { leftInStock } from '#features/prizes/rules/reserved.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { contestErrors as errors } from '../texts/staff-contests.ts';

/** What a contest holds of its prize already, and what it is to hold. Once it has opened it cannot be hidden again. */
type Wanted = { holds: number; needs: number; isOpened: boolean };

/** `prize`: null where it is not on offer for contests. Publishing reserves as many as may win: what another contest holds cannot be promised again. */
export function prizeErrors(
  prize: { stock: number | null; reserved: number } | null,
  { holds, needs, isOpened }: Wanted,
): FieldErrors {
  if (!prize) return { prize: errors.prizeGone };
  const left = leftInStock(prize);
  return left !== null && needs > left + holds ? { maxWinners: errors.stock(left + holds, isOpened) } : {};
}
