// Waits until the servers that are to be measured have nothing of their own left to do: it would be counted to the calls that are measured first.
import { setTimeout } from 'node:timers/promises';
import type { CpuClock } from './cpu.ts';

const QUIET_MS_A_SECOND = 30;
const QUIET_SECONDS = 3;

type Waiting = { seconds?: number; second?: () => Promise<unknown> };

/** Answers after how many seconds all clocks stood still. Rejects, with what was taken last, when that takes longer than `seconds`. */
export async function comeToRest(
  clocks: readonly CpuClock[],
  { seconds = 300, second = () => setTimeout(1_000) }: Waiting = {},
): Promise<number> {
  const read = () => clocks.reduce((sum, clock) => sum + clock(), 0);
  let quiet = 0;
  let taken = 0;
  for (let passed = 1; passed <= seconds; passed++) {
    const before = read();
    await second();
    taken = read() - before;
    quiet = taken <= QUIET_MS_A_SECOND ? quiet + 1 : 0;
    if (quiet === QUIET_SECONDS) return passed;
  }
  throw new Error(
    `node and database did not come to rest within ${seconds} s: they take ${taken.toFixed(0)} ms of the processor a second. Another node on this database, or a job that is not done, would be measured with the calls`,
  );
}
