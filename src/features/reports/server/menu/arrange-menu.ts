// Keeps how an officer has arranged the sidebar. It is nobody else's business, and in no audit log.
import type { Received } from '#platform/server/http/route.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { menuEndpoints } from '../../contract/menu.ts';
import { menuTexts } from '../../texts/staff-menu.ts';

export async function arrangeMenu(
  work: Work<Actor>,
  { body: { pinned, folded } }: Received<typeof menuEndpoints, 'POST /api/staff/menu'>,
): Promise<{ message: string }> {
  return work.transaction(async (work) => {
    const arranged = { pinned: [...pinned], folded: [...folded], changed_at: work.now };
    await work.db
      .insertInto('staff_menus')
      .values({ account_id: work.actor.id, ...arranged })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(arranged))
      .execute();
    notify(work, { account: work.actor.id }, 'menu');
    return { message: menuTexts.kept };
  });
}
