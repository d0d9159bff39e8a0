// Measures every workload on the sides of a filled place, says each beside its goal, and starts the two sides that every measurement has.
import { comeToRest } from './come-to-rest.ts';
import { clusterClock, processClock } from './cpu.ts';
import type { Filled } from './fill.ts';
import { insistOnSameAnswer, measure, type Side } from './measure.ts';
import type { Place } from './places.ts';
import { type Server, startBare, startProduct } from './servers.ts';
import { insistOnTrueBalances, wrongIn } from './true-balances.ts';
import { type Workload, workloads } from './workloads.ts';

export type FilledPlace = Place & { filled: Filled };

type Wanted = {
  databaseUrl: string;
  /** What the names of the workloads begin with. */
  only: string;
  /** The share of the usual number of calls. */
  size: number;
  rounds: number;
};

/** Throws where there is none of them. */
export function workloadsOf(only: string): Workload[] {
  const chosen = workloads.filter(({ name }) => name.startsWith(only));
  if (chosen.length > 0) return chosen;
  throw new Error(
    `no workload begins with '${only}': there are ${workloads.map(({ name }) => name).join(', ')}`,
  );
}

export async function measureWorkloads(sides: Side[], wanted: Wanted): Promise<void> {
  const names = sides.map(({ name }) => name.padStart(10)).join('');
  console.log(`\n${'CPU milliseconds a call'.padEnd(46)}${names}     times   goal`);
  for (const each of workloadsOf(wanted.only)) {
    const workload = { ...each, calls: each.calls * wanted.size };
    const wrongBefore = workload.spendsSeeds ? await wrongIn(wanted.databaseUrl) : {};
    await insistOnSameAnswer(workload, sides);
    // What the workload before has left to do, as looking into thousands of new submissions, would be counted to this one.
    await comeToRest(sides.at(-1)?.clocks ?? []);
    const costs = await measure(workload, sides, wanted.rounds);
    const [base = 0, measured = 0, pooled] = costs.map(({ all }) => all);
    const shown = costs.map(({ all }) => all.toFixed(3).padStart(10)).join('');
    report(
      `${workload.name.padEnd(4)}${workload.title.padEnd(42)}${shown}`,
      measured / base,
      workload.goal,
      2,
    );
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
export function report(what: string, figure: number, goal: number, digits: number): void {
  const passes = figure <= goal;
  if (!passes) process.exitCode = 1;
  console.log(
    `${what.padEnd(66)}${figure.toFixed(digits).padStart(10)} ≤ ${goal.toFixed(1)}  ${passes ? 'PASS' : 'FAIL'}`,
  );
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
  console.log('waiting until what the product does after its start is done, five minutes at most …');
  const seconds = await comeToRest(clocks);
  console.log(
    `the product's own work after its start (signals, seals, mails of the filling) ended in ${seconds} s`,
  );
  return { name: 'product', filled: place.filled, url: server.url, clocks, isProduct: true };
}
