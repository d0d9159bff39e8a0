// Measures every workload on the sides of a filled place, says each beside its goal, and starts the two sides that every measurement has.
import { setTimeout } from 'node:timers/promises';
import { type CpuClock, clusterClock, processClock } from './cpu.ts';
import type { Filled } from './fill.ts';
import { insistOnSameAnswer, measure, type Side } from './measure.ts';
import type { Place } from './places.ts';
import { type Server, startBare, startProduct } from './servers.ts';
import { insistOnTrueBalances, wrongIn } from './true-balances.ts';
import { workloads } from './workloads.ts';

export type FilledPlace = Place & { filled: Filled };

type Wanted = {
  databaseUrl: string;
  /** What the names of the workloads begin with. */
  only: string;
  /** The share of the usual number of calls. */
  size: number;
  rounds: number;
};

export async function measureWorkloads(sides: Side[], wanted: Wanted): Promise<void> {
  const names = sides.map(({ name }) => name.padStart(10)).join('');
  console.log(`\n${'CPU milliseconds a call'.padEnd(46)}${names}     times   goal`);
  for (const each of workloads.filter(({ name }) => name.startsWith(wanted.only))) {
    const workload = { ...each, calls: each.calls * wanted.size };
    const wrongBefore = workload.spendsSeeds ? await wrongIn(wanted.databaseUrl) : {};
    await insistOnSameAnswer(workload, sides);
    const costs = await measure(workload, sides, wanted.rounds);
    const [base = 0, measured = 0, pooled] = costs.map(({ all }) => all);
    const shown = costs.map(({ all }) => all.toFixed(3).padStart(10)).join('');
    tell(`${workload.name.padEnd(4)}${workload.title.padEnd(42)}${shown}`, measured / base, workload.goal, 2);
    console.log(
      `    of that ${['server', 'database'].map((clock, at) => `${clock} ${costs.map(({ byClock }) => byClock[at]?.toFixed(3)).join(' and ')}`).join(', ')}`,
    );
    if (pooled) console.log(`    by way of PgBouncer ${(pooled / measured).toFixed(2)} times the direct one`);
    if (workload.spendsSeeds)
      console.log(
        `    balances, ledger and stock agree after ${await insistOnTrueBalances(wanted.databaseUrl, wrongBefore)} redemptions`,
      );
  }
}

/** A figure beside its goal; one that misses it ends the run with a fault. */
export function tell(what: string, figure: number, goal: number, digits: number): void {
  const passes = figure <= goal;
  if (!passes) process.exitCode = 1;
  console.log(
    `${what.padEnd(66)}${figure.toFixed(digits).padStart(10)} ≤ ${goal.toFixed(1)}  ${passes ? 'PASS' : 'FAIL'}`,
  );
}

const QUIET_MS_A_SECOND = 30;
const QUIET_SECONDS = 3;
const LONGEST_SECONDS = 300;

/** What a server does by itself once it has started would be counted to the calls that are measured first. */
async function untilQuiet(clocks: readonly CpuClock[]): Promise<number> {
  const read = () => clocks.reduce((sum, clock) => sum + clock(), 0);
  let quiet = 0;
  for (let second = 0; second < LONGEST_SECONDS; second++) {
    const before = read();
    await setTimeout(1_000);
    quiet = read() - before <= QUIET_MS_A_SECOND ? quiet + 1 : 0;
    if (quiet === QUIET_SECONDS) return second + 1;
  }
  throw new Error(`the product did not come to rest within ${LONGEST_SECONDS} s`);
}

/** The servers that are started are added to `servers`, for whoever ends them. */
export async function bareOn({ databaseUrl, filled }: FilledPlace, servers: Server[]): Promise<Side> {
  const server = await startBare(databaseUrl);
  servers.push(server);
  return {
    name: 'bare',
    filled,
    url: server.url,
    clocks: [processClock(server.pid), await clusterClock(databaseUrl)],
  };
}

export async function productOn(place: FilledPlace, servers: Server[]): Promise<Side> {
  const server = await startProduct(place);
  servers.push(server);
  const clocks = [processClock(server.pid), await clusterClock(place.databaseUrl)];
  const seconds = await untilQuiet(clocks);
  console.log(
    `the product's own work after its start (signals, seals, mails of the filling) ended in ${seconds} s`,
  );
  return { name: 'product', filled: place.filled, url: server.url, clocks, isProduct: true };
}
