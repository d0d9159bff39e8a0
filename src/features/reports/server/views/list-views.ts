// The views of a list that the caller has, one's own first, then what colleagues share.
import { fullNameOf } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin, isStaff } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { ListView, viewEndpoints } from '../../contract/views.ts';
import { mayRead, type Routes } from './readable-list.ts';

const MOST = 100;

export const listViews =
  (routes: Routes) =>
  async (
    { db, actor }: Work<Actor>,
    { query: { list, place } }: Received<typeof viewEndpoints, 'GET /api/views'>,
  ): Promise<{ views: ListView[] }> => {
    if (!mayRead(routes, actor, { list, place })) return refuse('request.not_found');
    const rows = await db
      .selectFrom('list_views as v')
      .innerJoin('accounts as a', 'a.id', 'v.account_id')
      .leftJoin('usual_views as u', (join) =>
        join.onRef('u.view_id', '=', 'v.id').on('u.account_id', '=', actor.id),
      )
      .select(['v.id', 'v.name', 'v.search', 'v.is_shared', 'v.account_id', 'a.first_name', 'a.last_name'])
      .select('u.view_id as usual')
      .where('v.list', '=', list)
      .where('v.place', '=', place)
      .where(({ eb, or }) =>
        or([
          eb('v.account_id', '=', actor.id),
          ...(isStaff(actor)
            ? [eb('v.is_shared', '=', true).and('a.user_type', 'in', ['Admin', 'Moderator'])]
            : []),
        ]),
      )
      .orderBy(({ eb }) => eb('v.account_id', '<>', actor.id))
      .orderBy('v.name')
      .limit(MOST)
      .execute();
    return {
      views: rows.map((row) => {
        const isOwn = row.account_id === actor.id;
        return {
          _id: row.id,
          name: row.name,
          search: row.search,
          isShared: row.is_shared,
          isOwn,
          isUsual: row.usual !== null,
          by: isOwn ? null : fullNameOf(row),
          mayChange: isOwn || isAdmin(actor),
        };
      }),
    };
  };
