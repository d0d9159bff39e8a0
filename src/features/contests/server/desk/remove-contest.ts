// Staff delete a contest that has not opened; what it was stays in the audit log.

import { happened } from '#features/activity/server/happened.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints } from '../../contract.ts';
import { mayRemove } from '../../rules/phase.ts';
import { staffContestTexts } from '../../texts/staff-contests.ts';
import { staffContestRefusals } from '../../texts/staff-refusals.ts';
import { contestRemoved } from '../happenings.ts';
import { lockContest } from './lock-contest.ts';

export const removeContest = (
  work: Work<Actor>,
  { params }: Received<typeof contestEndpoints, 'POST /api/contests/remove/:id'>,
): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    const contest = await lockContest(work, params.id);
    if (!mayRemove({ isOpened: contest.opened_at !== null })) refuse(staffContestRefusals['contest.opened']);
    await work.db.deleteFrom('contests').where('id', '=', contest.id).execute();
    await happened(work, contestRemoved, { subjectId: contest.id }, { before: contest });
    return { message: staffContestTexts.removed };
  });
