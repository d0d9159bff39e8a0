// Records what happened to many people at once, in the transaction in which it happened, and rings the bell of each.

import { announceToAll } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import type { ActivityItem } from '../contract.ts';

type Happened = { accountId: string; activity: Omit<ActivityItem, '_id' | 'created'> };

/** Two statements, however many there are; a statement takes some thousands. */
export async function recordActivities(work: Work, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return;
  const rows = happened.map(({ accountId, activity: { action, ...details } }) => ({
    id: newId(work.now.getTime()),
    account_id: accountId,
    action,
    details: JSON.stringify(details),
    created_at: work.now,
  }));
  await work.db.insertInto('activities').values(rows).execute();
  await announceToAll(
    work,
    happened.map(({ accountId }) => accountId),
    'activity',
  );
}
