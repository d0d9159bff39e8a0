// Locks the prize that a contest is to give, and refuses one that it cannot have.
import type { Work } from '#platform/server/work.ts';
import { type IdOf, isId } from '#shared/id.ts';
import type { FieldErrors } from '#shared/refusal.ts';
import { prizeErrors } from '../../rules/prize-errors.ts';
import type { ContestRow } from '../store.ts';

type Promised = { prize: string; maxWinners: number; status: ContestRow['status'] };

/**
 * The id of the prize, locked, and what stands in the way of promising it: it must be on offer still when the contest is there, and is counted on
 * it. A contest that promises no more than it holds already needs no look.
 */
export async function holdPrize(
  work: Work,
  stored: ContestRow | null,
  promised: Promised,
): Promise<{ prizeId: IdOf<'prizes'> } | { errors: FieldErrors }> {
  const isOther = promised.prize !== stored?.prize_id;
  const holds = !isOther && stored.status === 'Active' ? stored.max_winners : 0;
  const needs = promised.status === 'Active' ? promised.maxWinners : 0;
  if (!isOther && needs <= holds) return { prizeId: stored.prize_id };
  const prize = isId<'prizes'>(promised.prize)
    ? await work.db
        .selectFrom('prizes')
        .select(['id', 'stock', 'reserved'])
        .where('id', '=', promised.prize)
        .where('type', '=', 'Prize')
        .where('removed_at', 'is', null)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  const isOpened = stored !== null && stored.opened_at !== null;
  const errors = prizeErrors(prize ?? null, { holds, needs, isOpened });
  return prize && Object.keys(errors).length === 0 ? { prizeId: prize.id } : { errors };
}
