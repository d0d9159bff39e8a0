// How a contest stands at a moment, how long it still runs, and whether somebody may join it.

import { DAY_MS } from '#shared/calendar.ts';
import type { ContestState } from '../contract.ts';

export type ContestTimes = { startsAt: Date; endsAt: Date; isDrawn: boolean };

/** The state of a contest: open from the first moment of the start to the last before the end, and closed between the end and the draw. */
export function stateOf({ startsAt, endsAt, isDrawn }: ContestTimes, now: Date): ContestState {
  if (isDrawn) return 'drawn';
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'open' : 'closed';
}

/** The whole days left until the end, rounded down: 47 hours are 1 day, the last 24 hours are 0. Never negative. */
export const daysRemaining = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS));

export type JoinVerdict = 'yes' | 'joined' | 'upcoming' | 'closed';

/** Whether somebody may join now. Who has joined stays in, whatever the moment. */
export function mayJoin({ state, isJoined }: { state: ContestState; isJoined: boolean }): JoinVerdict {
  if (isJoined) return 'joined';
  if (state === 'open') return 'yes';
  return state === 'upcoming' ? 'upcoming' : 'closed';
}
