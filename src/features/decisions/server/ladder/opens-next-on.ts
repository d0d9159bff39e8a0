// The day on which larger amounts open for a borrower who has repaid a first loan of ours early.

import { isRepaid } from '#features/loans/rules-in-sql/standing.ts';
import type { Work } from '#platform/server/work.ts';
import type { Day } from '#shared/calendar.ts';
import type { IdOf } from '#shared/id.ts';

/** The day on which larger amounts open; null where no such day is still to come. */
export async function opensNextOn({ db }: Work, accountId: IdOf<'accounts'>): Promise<Day | null> {
  const found = await db
    .selectFrom('loans')
    .select((row) => row.fn.min('opens_next_on').as('day'))
    .where('account_id', '=', accountId)
    .where('partner_id', 'is', null)
    .where(isRepaid('loans'))
    .executeTakeFirst();
  return found?.day ?? null;
}
