// Takes a prize off: nobody redeems it any more, what was redeemed stays. Refused while a contest still has to give it.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { prizeEndpoints } from '../../contract.ts';
import { mayRemove } from '../../rules/reserved.ts';
import { prizeDeskTexts } from '../../texts/staff-prizes.ts';
import { staffPrizeRefusals } from '../../texts/staff-refusals.ts';
import { prizeRemoved } from '../happenings.ts';
import { lockPrize } from './lock-prize.ts';

export const removePrize = (
  work: Work<Actor>,
  { params }: Received<typeof prizeEndpoints, 'POST /api/prizes/remove/:id'>,
): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    const prize = await lockPrize(work, params.id);
    if (!mayRemove(prize)) refuse(staffPrizeRefusals['prize.promised']);
    await work.db
      .updateTable('prizes')
      .set({ removed_at: work.now, revision: prize.revision + 1 })
      .where('id', '=', prize.id)
      .execute();
    await happened(
      work,
      prizeRemoved,
      { subjectId: prize.id },
      {
        before: { name: prize.name, point_required: prize.point_required, stock: prize.stock },
        after: { removed_at: work.now },
      },
    );
    return { message: prizeDeskTexts.deleted };
  });
