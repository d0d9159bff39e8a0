// How busy the processors are while something runs: a stage that leaves one idle could run beside another.
import { cpus } from 'node:os';

export type Ticks = { busy: number; all: number };

/** The milliseconds of all processors since the machine started, its own and everybody's. */
export function ticksNow(): Ticks {
  const ticks = { busy: 0, all: 0 };
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, each) => sum + each, 0);
    ticks.all += all;
    ticks.busy += all - times.idle;
  }
  return ticks;
}

/** The share that was busy between two readings, as a whole percentage; 0 where no time has passed. */
export const busyPercent = (before: Ticks, after: Ticks): number =>
  after.all > before.all ? Math.round((100 * (after.busy - before.busy)) / (after.all - before.all)) : 0;
