// Records what happened to a person, in the transaction in which it happened, and rings their bell.

import { SENT_AHEAD } from '#platform/server/database/prepared-statements.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import type { ActivityItem } from '../contract.ts';

/** `details` are those of the specification's activity item for the action; amounts in dollars, rates in per cent a month. */
export async function recordActivity(
  work: Work,
  accountId: string,
  { action, ...details }: Omit<ActivityItem, '_id' | 'created'>,
): Promise<void> {
  await work.db
    .insertInto('activities')
    .values({
      id: newId(work.now.getTime()),
      account_id: accountId,
      action,
      details: JSON.stringify(details),
      created_at: work.now,
    })
    .modifyEnd(SENT_AHEAD)
    .execute();
  await announce(work, { account: accountId }, 'activity');
}
