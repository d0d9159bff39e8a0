// The latest five activities, for the bell: exactly five is what makes the screen offer 'See More...'.

import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { ActivityItem } from '../contract.ts';

const SHOWN = 5;

export async function listNotifications(work: Work<Actor>): Promise<ActivityItem[]> {
  const rows = await work.db
    .selectFrom('activities')
    .select(['id', 'action', 'details', 'created_at'])
    .where('account_id', '=', work.actor.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    ...row.details,
    _id: row.id,
    action: row.action,
    created: row.created_at.toISOString(),
  }));
}
