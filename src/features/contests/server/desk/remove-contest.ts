// Staff delete a contest that has not opened; what it was stays in the audit trail.

import { audit } from '#features/audit/server/audit.ts';
import { announce } from '#platform/server/live-events.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import { mayRemove } from '../../rules/phase.ts';
import { staffContestTexts } from '../../texts/staff-contests.ts';
import { staffContestRefusals } from '../../texts/staff-refusals.ts';
import { lockContest } from './lock-contest.ts';

export const removeContest = (
  work: Work<Actor>,
  { params }: { params: { id: string } },
): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    const contest = await lockContest(work, params.id);
    if (!mayRemove({ isOpened: contest.opened_at !== null })) refuse(staffContestRefusals['contest.opened']);
    await work.db.deleteFrom('contests').where('id', '=', contest.id).execute();
    await audit(work, {
      action: 'contest.remove',
      subjectKind: 'contest',
      subjectId: contest.id,
      before: contest,
    });
    await announce(work, 'staff', 'contests');
    return { message: staffContestTexts.removed };
  });
