// Where a contest is in its life, as staff see it, and what they may still do with it.
import type { ContestPhase } from '../contract.ts';
import { type ContestTimes, stateOf } from './contest-state.ts';

/** The phase of a contest; one that is not published is scheduled, whatever its dates say. */
export const phaseOf = (status: 'Active' | 'Scheduled', times: ContestTimes, now: Date): ContestPhase =>
  status === 'Scheduled' ? 'scheduled' : stateOf(times, now);

type Standing = { isOpened: boolean; phase: ContestPhase };

/** Whether staff may draw a contest: after its end, where the job that draws has not come by yet. */
export const mayDraw = ({ isOpened, phase }: Standing): boolean => isOpened && phase === 'closed';

/** Whether staff may delete a contest: until it opens nobody can have joined, and nothing was promised. */
export const mayRemove = ({ isOpened }: Pick<Standing, 'isOpened'>): boolean => !isOpened;
