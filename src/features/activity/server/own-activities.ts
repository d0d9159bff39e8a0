// Reads a person's activities, the newest first: the latest five for the bell, all of them page by page for the profile.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { offsetOf, pageAnswer, ROWS_PER_PAGE } from '#shared/paging.ts';
import type { ActivityItem } from '../contract.ts';

const SHOWN_BY_THE_BELL = 5;

export const ownActivities = ({ db }: Work, accountId: string) =>
  db
    .selectFrom('activities')
    .select(['id', 'action', 'details', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type Row = Pick<Selectable<Tables['activities']>, 'id' | 'action' | 'details' | 'created_at'>;

export const activityOf = (row: Row): ActivityItem => ({
  ...row.details,
  _id: row.id,
  action: row.action,
  created: row.created_at.toISOString(),
});

/** Exactly five is what makes the bell offer 'See More...'. */
export const listNotifications = (work: Work<Actor>): Promise<ActivityItem[]> =>
  latestActivities(work, work.actor.id, SHOWN_BY_THE_BELL);

export async function latestActivities(work: Work, accountId: string, most: number): Promise<ActivityItem[]> {
  return (await ownActivities(work, accountId).limit(most).execute()).map(activityOf);
}

export async function listOwnActivities(work: Work<Actor>, { query }: { query: { page: number } }) {
  const [rows, { total }] = await Promise.all([
    ownActivities(work, work.actor.id).limit(ROWS_PER_PAGE).offset(offsetOf(query.page)).execute(),
    work.db
      .selectFrom('activities')
      .select((row) => row.fn.countAll<number>().as('total'))
      .where('account_id', '=', work.actor.id)
      .executeTakeFirstOrThrow(),
  ]);
  return pageAnswer(rows.map(activityOf), total, query.page);
}
