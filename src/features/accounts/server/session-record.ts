// The specification's readable session record, as it stands now: for whoever has just changed what it shows.

import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';
import type { SessionRecord } from '../contract.ts';
import { recordColumns, recordOf } from './store.ts';

export async function sessionRecordOf(work: Work, accountId: IdOf<'accounts'>): Promise<SessionRecord> {
  return recordOf(
    await work.db
      .selectFrom('accounts')
      .select(recordColumns)
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow(),
  );
}
