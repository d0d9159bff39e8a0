// One contest under a lock, for staff who change it: what is decided about it waits for whoever is at it.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import { refuse } from '#shared/refusal.ts';
import type { ContestRow } from '../store.ts';

export async function lockContest(work: Work, id: IdOf<'contests'>): Promise<ContestRow> {
  const row = await work.db
    .selectFrom('contests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse('request.not_found');
}
