// What people ask for in a busy hour, as a mix of calls, and the highest rate of it at which nearly everybody is answered in time.
import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Filled } from '../fill.ts';
import { type Call, send } from '../load.ts';
import { median } from '../measure.ts';
import { type Workload, workloads } from '../workloads.ts';

/**
 * Of a thousand calls. A visit of a borrower is a log-in by one in eight (sessions last thirty days), some twelve readings of what is theirs,
 * and by one in three something handed in; one in twenty redeems. Staff, one for some ten thousand people, read lists all day.
 */
const MIX: readonly (readonly [workload: string, share: number])[] = [
  ['W1', 10],
  ['W2c', 830],
  ['W3', 30],
  ['W4', 4],
  ['W5a', 60],
  ['W5b', 6],
  ['W5c', 30],
  ['W6', 30],
];
const RATES = [10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1_000];
const STEP_S = 20;
const GOAL_MS = 150;
const LATE_GOAL = 0.99;
const CONNECTIONS = 256;

type Outcome = { ms: number[]; byName: Map<string, number[]>; faults: number };

/** Calls come at their own time, whether or not those before are answered, and waiting counts. Says each step, with the kind of call that was the slowest, and ends when one in twenty is late; answers the highest rate held. */
export async function measureTraffic(origin: string, filled: Filled, firstTurn: number): Promise<number> {
  const traffic = startTraffic(origin, filled, firstTurn);
  let held = 0;
  console.log('\ncalls/s   p50 ms   p95 ms   p99 ms   faults   median of the slowest kinds');
  try {
    for (const rate of RATES) {
      const outcome = await traffic.send(rate, STEP_S);
      const at = percentilesOf(outcome.ms);
      const p99 = at(LATE_GOAL);
      console.log(
        `${String(rate).padStart(7)}${[at(0.5), at(0.95), p99].map((ms) => ms.toFixed(0).padStart(9)).join('')}${String(outcome.faults).padStart(9)}   ${slowestOf(outcome)}`,
      );
      if (at(0.95) > GOAL_MS || outcome.faults > 0) return held;
      if (p99 <= GOAL_MS) held = rate;
    }
    return held;
  } finally {
    traffic.end();
  }
}

/** Sends the mix, `rate` calls a second for so many seconds; each sending goes on with people whom the one before did not use up. */
export function startTraffic(
  origin: string,
  filled: Filled,
  firstTurn: number,
): { send(rate: number, seconds: number): Promise<Outcome>; end(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const turns = new Map(MIX.map(([name]) => [name, firstTurn]));
  const order = shuffled();
  let place = 0;
  return {
    async send(rate, seconds) {
      const outcome: Outcome = { ms: [], byName: new Map(), faults: 0 };
      const under: Promise<void>[] = [];
      const start = performance.now();
      for (let sent = 0; sent < rate * seconds; sent++) {
        const due = start + (sent / rate) * 1_000;
        if (due > performance.now()) await setTimeout(due - performance.now());
        under.push(
          one(origin, order[place++ % order.length] ?? 'W2c', { turns, filled }, due, outcome, agent),
        );
      }
      await Promise.all(under);
      return outcome;
    },
    end: () => agent.destroy(),
  };
}

type Mixed = { turns: Map<string, number>; filled: Filled };

async function one(
  origin: string,
  name: string,
  { turns, filled }: Mixed,
  due: number,
  outcome: Outcome,
  agent: Agent,
): Promise<void> {
  try {
    await send(origin, nextCall(name, turns, filled), agent);
  } catch (error) {
    if (outcome.faults++ === 0) console.log(String(error).slice(0, 200));
  }
  const ms = performance.now() - due;
  outcome.ms.push(ms);
  const ofName = outcome.byName.get(name) ?? [];
  outcome.byName.set(name, ofName);
  ofName.push(ms);
}

const slowestOf = ({ byName }: Outcome): string =>
  [...byName]
    .map(([name, ms]) => ({ name, ms: median(ms) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 3)
    .map(({ name, ms }) => `${name} ${ms.toFixed(0)} ms`)
    .join(', ');

function nextCall(name: string, turns: Map<string, number>, filled: Filled): Call {
  const turn = turns.get(name) ?? 0;
  turns.set(name, turn + 1);
  const workload = workloads.find((each) => each.name === name) as Workload;
  const call = workload.callAt(turn, filled);
  return workload.asBrowser?.(call) ?? call;
}

/** Shuffles the calls into one order, the same each time, in which the rare ones are spread over the thousand. */
function shuffled(): string[] {
  const all = MIX.flatMap(([name, share]) => Array.from({ length: share }, () => name));
  return all.map((_, place) => all[(place * 619) % all.length] ?? 'W2c');
}

function percentilesOf(figures: readonly number[]): (share: number) => number {
  const sorted = figures.toSorted((one, other) => one - other);
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
