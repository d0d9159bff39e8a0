// Where a contest is in its life, as staff see it, and what they may still do with it.
import type { ContestPhase } from '../contract.ts';
import { type ContestTimes, stateOf } from './contest-state.ts';

/** One that is not published is scheduled, whatever its dates say. */
export const phaseOf = (status: 'Active' | 'Scheduled', times: ContestTimes, now: Date): ContestPhase =>
  status === 'Scheduled' ? 'scheduled' : stateOf(times, now);

type Standing = { isOpened: boolean; phase: ContestPhase };

/** After the end, where the clock has not come by yet. */
export const mayDraw = ({ isOpened, phase }: Standing): boolean => isOpened && phase === 'closed';

/** Nobody can have joined before the opening, and nothing was promised. */
export const mayRemove = ({ isOpened }: Pick<Standing, 'isOpened'>): boolean => !isOpened;
