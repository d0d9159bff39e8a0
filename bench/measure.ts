// Measures one workload on two sides in turns, and gives the CPU milliseconds that a call costs each.
import { deepStrictEqual } from 'node:assert/strict';
import type { CpuClock } from './cpu.ts';
import type { Filled } from './fill.ts';
import { drive, send } from './load.ts';
import { openingOf, type Workload } from './workloads.ts';

/** Who is measured: where it answers, the CPU of all that it takes to answer, and the data it has. */
export type Side = {
  name: string;
  url: string;
  clocks: CpuClock[];
  filled: Filled;
  /** Whether it is asked as browsers ask. */
  isProduct?: boolean;
};

/** Runs that do not count, until the code that is used most has been compiled for speed. */
const WARM_UP_RUNS = 12;

/** What a call costs, and what each of the side's clocks says of it; medians of their own, so that they need not add up. */
export type Cost = { all: number; byClock: number[] };

/** Sides alternate in short runs, so that what else the machine does falls on all alike. Answers the median of each side's. */
export async function measure(workload: Workload, sides: Side[], rounds: number): Promise<Cost[]> {
  const turns = turnsFrom(firstTurnOf(workload, sides) + sides.length);
  const runs: number[][][] = sides.map(() => []);
  for (let round = -WARM_UP_RUNS; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      const cost = await runOnce(workload, side, turns);
      if (round >= 0) runs[index]?.push(cost);
    }
  }
  return runs.map((ofSide, index) => ({
    all: median(ofSide.map(sum)),
    byClock: (sides[index]?.clocks ?? []).map((_, clock) => median(ofSide.map((costs) => costs[clock] ?? 0))),
  }));
}

async function runOnce(workload: Workload, side: Side, turns: Turns): Promise<number[]> {
  const { url, clocks, filled } = side;
  const calls = Array.from({ length: workload.calls }, () => {
    const call = workload.callAt(turns.next().value, filled);
    return (side.isProduct && workload.asBrowser?.(call)) || call;
  });
  if (workload.isOpened) await drive(url, calls.map(openingOf));
  const before = clocks.map((clock) => clock());
  await drive(url, calls, workload.atOnce);
  return clocks.map((clock, index) => (clock() - (before[index] ?? 0)) / calls.length);
}

const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** Throws when the sides answer alike calls otherwise. Takes the first turns, one for each side, which `measure` leaves out. */
export async function insistOnSameAnswer(workload: Workload, sides: Side[]): Promise<void> {
  const first = firstTurnOf(workload, sides);
  const answers = await Promise.all(
    sides.map(async ({ url, filled }, index) => {
      const call = workload.callAt(first + (workload.isOnce ? index : 0), filled);
      const answer = JSON.parse(await send(url, call));
      return workload.isOnce ? { ...answer, _id: '' } : answer;
    }),
  );
  try {
    for (const answer of answers) deepStrictEqual(answer, answers[0]);
  } catch (cause) {
    throw new Error(
      `${workload.name} is answered differently, ${sides.map(({ name }) => name).join(' and ')}`,
      { cause },
    );
  }
}

const firstTurnOf = ({ firstTurn }: Workload, [side]: Side[]): number =>
  side ? (firstTurn?.(side.filled) ?? 0) : 0;

type Turns = Generator<number, never>;

function* turnsFrom(first: number): Turns {
  for (let turn = first; ; turn++) yield turn;
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
