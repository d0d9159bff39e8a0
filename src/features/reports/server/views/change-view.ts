// Changes, deletes and opens with a view: one's own, a shared one as far as its list may be read, and an admin any that is shared.
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isAdmin, isStaff } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { viewEndpoints } from '../../contract/views.ts';
import { viewFields } from '../../fields/desk-view.ts';
import { viewSearch } from '../../rules/view-search.ts';
import { viewTexts as texts } from '../../texts/desk-views.ts';
import { staffReportRefusals as refusals } from '../../texts/staff-refusals.ts';
import { mayRead, type Routes } from './readable-list.ts';

type Table = typeof viewEndpoints;

export const changeView =
  (routes: Routes) =>
  (work: Work<Actor>, { body }: Received<Table, 'POST /api/views/change'>) => {
    const { name, isShared } = accept(refusals['view.fields'], viewFields, body);
    return work.transaction(async (work) => {
      const view = await lockChangeable(work, routes, body.view);
      if (isShared && !isStaff(work.actor)) return refuse(refusals['view.alone']);
      const sameName = await work.db
        .selectFrom('list_views')
        .select('id')
        .where('account_id', '=', view.account_id)
        .where('place', '=', view.place)
        .where(({ eb, fn }) => eb(fn<string>('lower', ['name']), '=', name.toLowerCase()))
        .where('id', '<>', body.view)
        .executeTakeFirst();
      if (sameName) refuse(refusals['view.taken'], { fields: { name: refusals['view.taken'].text } });
      await work.db
        .updateTable('list_views')
        .set({
          name,
          is_shared: isShared,
          ...(body.search === undefined ? {} : { search: viewSearch(body.search) }),
        })
        .where('id', '=', body.view)
        .execute();
      if (!isShared) await forgetOfOthers(work, body.view, view.account_id);
      notifyReaders(work, isShared || view.is_shared);
      return { message: texts.changed };
    });
  };

export const removeView =
  (routes: Routes) =>
  (work: Work<Actor>, { body }: Received<Table, 'POST /api/views/remove'>) =>
    work.transaction(async (work) => {
      const view = await lockChangeable(work, routes, body.view);
      await work.db.deleteFrom('list_views').where('id', '=', body.view).execute();
      notifyReaders(work, view.is_shared);
      return { message: texts.removed };
    });

export const chooseUsual =
  (routes: Routes) =>
  (work: Work<Actor>, { body }: Received<Table, 'POST /api/views/usual'>) =>
    work.transaction(async (work) => {
      const { place } = await lock(work, routes, body.view);
      const { id } = work.actor;
      if (body.isUsual)
        await work.db
          .insertInto('usual_views')
          .values({ account_id: id, place, view_id: body.view })
          .onConflict((conflict) =>
            conflict.columns(['account_id', 'place']).doUpdateSet({ view_id: body.view }),
          )
          .execute();
      else
        await work.db
          .deleteFrom('usual_views')
          .where('account_id', '=', id)
          .where('view_id', '=', body.view)
          .execute();
      notifyReaders(work, false);
      return { message: body.isUsual ? texts.usualSet : texts.usualUnset };
    });

const notifyReaders = (work: Work<Actor>, isShared: boolean): void =>
  notify(work, isShared ? 'staff' : { account: work.actor.id }, 'views');

/** Forgets that others open a list with a view which is no longer shared. */
const forgetOfOthers = ({ db }: Work, view: IdOf<'list_views'>, owner: IdOf<'accounts'>) =>
  db.deleteFrom('usual_views').where('view_id', '=', view).where('account_id', '<>', owner).execute();

/** Locks a view. Refuses as not found what is neither the caller's own nor shared with them. */
async function lock({ db, actor }: Work<Actor>, routes: Routes, id: IdOf<'list_views'>) {
  const view = await db
    .selectFrom('list_views')
    .select(['account_id', 'list', 'place', 'is_shared'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const isTheirs = view && (view.account_id === actor.id || (view.is_shared && isStaff(actor)));
  if (!isTheirs || !mayRead(routes, actor, view)) return refuse('request.not_found');
  return view;
}

async function lockChangeable(work: Work<Actor>, routes: Routes, id: IdOf<'list_views'>) {
  const view = await lock(work, routes, id);
  if (view.account_id !== work.actor.id && !isAdmin(work.actor)) refuse(refusals['view.not_yours']);
  return view;
}
