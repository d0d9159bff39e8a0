// Staff draw a contest whose end the clock has not acted on: the same draw under the same lock, once.

import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { contestEndpoints } from '../../contract.ts';
import { mayDraw, phaseOf } from '../../rules/phase.ts';
import { staffContestPageTexts } from '../../texts/staff-contests.ts';
import { staffContestRefusals } from '../../texts/staff-refusals.ts';
import { drawLocked } from '../draw-contest.ts';
import { timesOf } from '../store.ts';
import { lockContest } from './lock-contest.ts';

/** Draws a contest, or waits for whoever is just drawing it. That it is drawn is the wish, so whoever comes second is answered the same. */
export const drawNow = (
  work: Work<Actor>,
  { params }: Received<typeof contestEndpoints, 'POST /api/contests/draw/:id'>,
): Promise<{ message: string }> =>
  work.transaction(async (work) => {
    const contest = await lockContest(work, params.id);
    const phase = phaseOf(contest.status, timesOf(contest), work.now);
    if (phase !== 'drawn') {
      if (!mayDraw({ isOpened: contest.opened_at !== null, phase }))
        refuse(staffContestRefusals['contest.not_ended']);
      await drawLocked(work, contest);
    }
    return { message: staffContestPageTexts.drawMade };
  });
