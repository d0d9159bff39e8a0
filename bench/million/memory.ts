// What a node takes of the machine's memory while the mixed traffic lasts, minute by minute.
import { readFileSync } from 'node:fs';
import type { Filled } from '../fill.ts';
import type { Server } from '../servers.ts';
import { startTraffic } from './traffic.ts';

const GOAL_MB = 250;
/** A node has met everything that it keeps after so many minutes; what it takes more from then on is growth. */
const WARM_MINUTES = 5;
/** A curve is flat when its last third takes at most so much more than the minutes just after it was warm. */
const FLAT = 1.05;

/** Prints the resident memory (`VmRSS`, in MB) once the node answers and after each minute, then both verdicts. Linux only. */
export async function measureMemory(
  { url, pid }: Server,
  filled: Filled,
  { minutes, callsASecond, firstTurn }: { minutes: number; callsASecond: number; firstTurn: number },
): Promise<void> {
  const traffic = startTraffic(url, filled, firstTurn);
  const taken: number[] = [];
  console.log(
    `\nmemory of a node at ${callsASecond} calls a second, MB: ${residentMb(pid).toFixed(0)} once it answers`,
  );
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      const { faults } = await traffic.send(callsASecond, 60);
      taken.push(residentMb(pid));
      console.log(
        `${String(minute).padStart(4)} min ${taken.at(-1)?.toFixed(0).padStart(5)}${faults ? `   ${faults} faults` : ''}`,
      );
    }
  } finally {
    traffic.end();
  }
  const most = Math.max(...taken);
  console.log(`at most ${most.toFixed(0)} MB (goal ${GOAL_MB}): ${most <= GOAL_MB ? 'PASS' : 'FAIL'}`);
  const warm = taken.slice(WARM_MINUTES);
  const third = Math.floor(warm.length / 3);
  if (third === 0) return console.log(`whether it is flat takes more than ${WARM_MINUTES + 3} minutes`);
  const growth = mean(warm.slice(-third)) / mean(warm.slice(0, third));
  console.log(
    `last third ${growth.toFixed(2)} × the first (goal ${FLAT}): ${growth <= FLAT ? 'PASS' : 'FAIL'}`,
  );
}

function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

const mean = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
