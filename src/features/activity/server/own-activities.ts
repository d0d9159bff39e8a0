// Reads a person's activities, the newest first: the latest five for the bell, all of them page by page for the profile.

import type { Selectable } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { onPage } from '#platform/server/database/page-clause.ts';
import { isVisible } from '#platform/server/database/withheld.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { SHOWN_BY_THE_BELL } from '#shared/notices/bell-length.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { ActivityItem, activityEndpoints } from '../contract.ts';
import { type Happenings, inTheBell } from './in-words.ts';

const ownActivities = ({ db }: Work, accountId: IdOf<'accounts'>) =>
  db
    .selectFrom('activities')
    .select(['id', 'happening', 'action', 'details', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

type Row = Pick<Selectable<Tables['activities']>, 'id' | 'happening' | 'action' | 'details' | 'created_at'>;

/** The details need no parsing: they were written in the shape of this contract. */
const onWire =
  (happenings: Happenings) =>
  ({ id, happening, action, details, created_at }: Row): ActivityItem => ({
    ...details,
    _id: id,
    action,
    created: created_at.toISOString(),
    ...inTheBell(happenings, happening, details),
  });

/** The bell offers 'See More...' when it gets exactly five. */
export const listNotifications =
  (happenings: Happenings) =>
  (work: Work<Actor>): Promise<ActivityItem[]> =>
    latestActivities(work, happenings, work.actor.id, SHOWN_BY_THE_BELL);

export async function latestActivities(
  work: Work,
  happenings: Happenings,
  accountId: IdOf<'accounts'>,
  most: number,
): Promise<ActivityItem[]> {
  return (
    await ownActivities(work, accountId).where(isVisible(work.actor, 'event_id')).limit(most).execute()
  ).map(onWire(happenings));
}

export const listOwnActivities =
  (happenings: Happenings) =>
  async (work: Work<Actor>, { query }: Received<typeof activityEndpoints, 'GET /api/activity'>) => {
    const [rows, { total }] = await Promise.all([
      ownActivities(work, work.actor.id).$call(onPage(query.page)).execute(),
      work.db
        .selectFrom('activities')
        .select((row) => row.fn.countAll<number>().as('total'))
        .where('account_id', '=', work.actor.id)
        .executeTakeFirstOrThrow(),
    ]);
    return pageAnswer(rows.map(onWire(happenings)), total, query.page);
  };
