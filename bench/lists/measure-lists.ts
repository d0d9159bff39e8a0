// Measures each view of each list beside a bare handler that sends the same statements, and looks at the plans of these.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type CpuClock, clusterClock, processClock } from '../cpu.ts';
import { drive } from '../load.ts';
import { median } from '../measure.ts';
import { type Server, startProduct } from '../servers.ts';
import { everyList } from './every-list.ts';
import type { Readers, Where } from './fill-place.ts';
import type { Owners } from './fill-up.ts';
import { type Explained, wastefulReads } from './plans.ts';
import { openRecorder, type Statement } from './recorded-calls.ts';
import type { StaffList } from './staff-lists.ts';

const GOAL = 2.2;
const DEEP_PAGE = 500;
const PER_PAGE = 8;
const CALLS = 60;
const WARM_UP_ROUNDS = 4;
/**
 * On the first view of an endpoint, whose code is cold: a call of the users takes 1.7 ms at first, 0.7 after some 240 calls and 0.4 after
 * 1,000, while the bare handler, which runs the same few lines for every list, is warm after a few.
 */
const WARM_UP_CALLS = 1_000;

type View = { what: string; path: string; token: string; calls: number };
type Measured = View & { statements: Statement[] };

type Wanted = {
  rounds: number;
  /** What the names of the lists begin with. */
  only: string;
  /** What the names of those begin with that are left out. */
  without?: readonly string[];
  /** Calls in one run, where not the usual number. */
  calls?: number;
  /** Hears each plan that is looked at. */
  keep?(view: string, plans: readonly Explained[]): void;
};

export async function measureLists(where: Where, readers: Readers, wanted: Wanted): Promise<void> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const measured = await recordAll(where, readers, wanted);
    const client = new pg.Client({ connectionString: where.databaseUrl });
    await client.connect();
    stops.unshift(() => client.end());
    const product = await startProduct(where);
    stops.unshift(() => product.stop());
    const bare = await startReplay(where.databaseUrl, where.dataDir, measured);
    stops.unshift(() => bare.stop());
    const cluster = await clusterClock(where.databaseUrl);
    const warm = new Set<string>();
    console.log(`\n${'CPU milliseconds a call'.padEnd(64)}      bare   product     times   goal`);
    for (const [number, each] of measured.entries()) {
      const sides = [
        { url: bare.url, path: `/${number}`, clocks: [processClock(bare.pid), cluster] },
        { url: product.url, path: each.path, clocks: [processClock(product.pid), cluster] },
      ];
      const [endpoint = ''] = each.path.split('?');
      // What is measured by few calls is dear, and its cost is that of its statements.
      const warmUp = warm.has(endpoint) || each.calls < CALLS ? 0 : WARM_UP_CALLS;
      warm.add(endpoint);
      const taken = await measureSides(sides, each, { rounds: wanted.rounds, warmUp }).catch((error) =>
        refused(each.what, error),
      );
      if (!taken) continue;
      const [base = 0, cost = 0] = taken;
      const wasted: string[] = [];
      const plans: Explained[] = [];
      for (const statement of each.statements)
        wasted.push(...(await wastefulReads(client, statement, (plan) => plans.push(plan))));
      wanted.keep?.(each.what, plans);
      report(each.what, base, cost, [...new Set(wasted)]);
    }
  } finally {
    for (const stop of stops) await stop();
  }
}

/** One that is not answered is reported; the others are measured all the same. */
function refused(what: string, error: Error): null {
  process.exitCode = 1;
  console.log(`${what.padEnd(64)}  FAIL  ${error.message}`);
  return null;
}

function report(what: string, base: number, cost: number, wasted: string[]): void {
  const passes = cost / base <= GOAL && wasted.length === 0;
  if (!passes) process.exitCode = 1;
  const figures = [base.toFixed(3), cost.toFixed(3), (cost / base).toFixed(2)].map((each) =>
    each.padStart(10),
  );
  const remarks = wasted.map((each) => `  ${each}`).join(',');
  console.log(
    `${what.padEnd(64)}${figures.join('')} ≤ ${GOAL.toFixed(1)}  ${passes ? 'PASS' : 'FAIL'}${remarks}`,
  );
}

async function recordAll(where: Where, { tokens, owners }: Readers, wanted: Wanted): Promise<Measured[]> {
  const recorder = await openRecorder(where);
  try {
    const measured: Measured[] = [];
    for (const list of everyList.filter(({ name }) => isWanted(name, wanted))) {
      const path = list.path.replace(/\{(\w+)\}/g, (_, name) => owners[name as keyof Owners]);
      const token = tokens[list.as ?? 'staff'];
      const record = (path: string) => recorder.record(path, `pimento_session=${token}`);
      const first = await record(path).catch((error) => refused(list.name, error));
      for (const view of first ? viewsOf({ ...list, path }, first.total) : []) {
        const recorded = await record(view.path).catch((error) => refused(view.what, error));
        const calls = list.calls ?? wanted.calls ?? CALLS;
        if (recorded) measured.push({ ...view, token, calls, statements: recorded.statements });
      }
    }
    return measured;
  } finally {
    await recorder.close();
  }
}

const isWanted = (name: string, { only, without = [] }: Wanted): boolean =>
  name.startsWith(only) && !without.some((beginning) => name.startsWith(beginning));

/** The first page, the five-hundredth or else the last, and a search. */
function viewsOf({ name, path, search, isOne }: StaffList, total: number): Pick<View, 'what' | 'path'>[] {
  if (isOne) return [{ what: name, path }];
  const join = path.includes('?') ? '&' : '?';
  const deep = Math.min(DEEP_PAGE, Math.max(1, Math.ceil(total / PER_PAGE)));
  return [
    { what: `${name}, first page of ${total} rows`, path },
    { what: `${name}, page ${deep}`, path: `${path}${join}page=${deep}` },
    ...(search ? [{ what: `${name}, search`, path: `${path}${join}search=${search}` }] : []),
  ];
}

type Side = { url: string; path: string; clocks: CpuClock[] };

const callsOf = (path: string, token: string, many: number, round: number, side: number) =>
  Array.from({ length: many }, (_, turn) => ({
    method: 'GET' as const,
    path,
    headers: {
      cookie: `__Host-pimento_session=${token}`,
      'x-forwarded-for': `10.${round}.${side}.${turn % 250}`,
    },
  }));

type Turns = { rounds: number; warmUp: number };

async function measureSides(
  sides: Side[],
  { token, calls: many }: View,
  { rounds, warmUp }: Turns,
): Promise<number[]> {
  const runs: number[][] = sides.map(() => []);
  for (const [index, { url, path }] of sides.entries())
    await drive(url, callsOf(path, token, warmUp, 0, index));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    for (const [index, { url, path, clocks }] of sides.entries()) {
      const read = () => clocks.reduce((sum, clock) => sum + clock(), 0);
      const calls = callsOf(path, token, many, round + 10, index);
      const before = read();
      await drive(url, calls);
      if (round >= 0) runs[index]?.push((read() - before) / many);
    }
  }
  return runs.map(median);
}

async function startReplay(databaseUrl: string, dataDir: string, measured: Measured[]): Promise<Server> {
  const scripts = join(dataDir, 'recorded-calls.json');
  writeFileSync(scripts, JSON.stringify(measured.map(({ statements }) => statements)));
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      new URL(`../../scripts/end-with-parent.mjs?${process.pid}`, import.meta.url).href,
      fileURLToPath(new URL('replay.ts', import.meta.url)),
      scripts,
    ],
    {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [url] = await once(child, 'message');
  return {
    url: String(url),
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      rmSync(scripts, { force: true });
    },
  };
}
