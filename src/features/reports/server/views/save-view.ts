// Keeps a view of a list. It is nobody's business but of who has it, and in no audit log: it holds no record, only how a list is looked at.
import { lockOwnAccount } from '#features/accounts/server/store.ts';
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import { type Actor, isStaff } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';
import { accept } from '#shared/record/accept.ts';
import { refuse } from '#shared/refusal.ts';
import type { viewEndpoints } from '../../contract/views.ts';
import { viewFields } from '../../fields/desk-view.ts';
import { viewSearch } from '../../rules/view-search.ts';
import { viewTexts as texts } from '../../texts/desk-views.ts';
import { staffReportRefusals as refusals } from '../../texts/staff-refusals.ts';
import { mayRead, type Routes } from './readable-list.ts';

/** The most views that a person may keep, of all lists together. */
const MOST_VIEWS = 100;

export const saveView =
  (routes: Routes) =>
  (work: Work<Actor>, { body }: Received<typeof viewEndpoints, 'POST /api/views'>) => {
    const { name, isShared } = accept(refusals['view.fields'], viewFields, body);
    if (!mayRead(routes, work.actor, body)) return refuse('request.not_found');
    if (isShared && !isStaff(work.actor)) return refuse(refusals['view.alone']);
    return work.transaction(async (work) => {
      // Two tabs together keep no more views than one may.
      await lockOwnAccount(work);
      const { count } = await work.db
        .selectFrom('list_views')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', work.actor.id)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_VIEWS) refuse(refusals['view.too_many']);
      const id = newId<'list_views'>(work.now.getTime());
      const saved = await work.db
        .insertInto('list_views')
        .values({
          id,
          account_id: work.actor.id,
          list: body.list,
          place: body.place,
          name,
          search: viewSearch(body.search),
          is_shared: isShared,
          created_at: work.now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!saved) refuse(refusals['view.taken'], { fields: { name: refusals['view.taken'].text } });
      notify(work, isShared ? 'staff' : { account: work.actor.id }, 'views');
      return { message: texts.saved, _id: id };
    });
  };
