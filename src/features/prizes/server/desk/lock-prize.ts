// A prize under the lock that changing it takes.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import { prizeRefusals } from '../../texts/refusals.ts';

export type PrizeRow = Selectable<Tables['prizes']>;

/** Locks a prize, so that whoever redeems it at this moment comes before or after. Refuses one that is not there or was taken off. */
export async function lockPrize({ db }: Work, id: IdOf<'prizes'>): Promise<PrizeRow> {
  const prize = await db.selectFrom('prizes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!prize) return refuse('request.not_found');
  return prize.removed_at ? refuse(prizeRefusals['prize.removed']) : prize;
}
