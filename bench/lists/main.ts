// `npm run bench:lists`: each list of the back office and of loans – first page, page 500, a search – beside a bare handler that sends the same SQL.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { type CpuClock, clusterClock, processClock } from '../cpu.ts';
import { DATA_KEYS } from '../data-keys.ts';
import { drive } from '../load.ts';
import { median } from '../measure.ts';
import { onPostgres } from '../places.ts';
import { type Server, startProduct } from '../servers.ts';
import { measureClockJobs } from './clock-jobs.ts';
import { everyList } from './every-list.ts';
import { fillUp, type Owners, type Reader } from './fill-up.ts';
import { wastefulReads } from './plans.ts';
import { openRecorder, type Statement } from './recorded-calls.ts';
import type { StaffList } from './staff-lists.ts';

const HELP = `npm run bench:lists -- [options]
  --users 20000   demo people in the database
  --rounds 15     how often the sides take turns
  --only users    only the lists whose name begins so`;

const GOAL = 2.2;
const DEEP_PAGE = 500;
const PER_PAGE = 8;
const CALLS = 60;
const WARM_UP_ROUNDS = 4;

const { values: options } = parseArgs({
  options: {
    users: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

type Where = { databaseUrl: string; dataDir: string };
type Tokens = Record<Reader, string>;
type View = { what: string; path: string; token: string; calls: number };
type Measured = View & { statements: Statement[] };

if (options.help) console.log(HELP);
else await run();

async function run(): Promise<void> {
  const place = await onPostgres();
  const databaseUrl = place.databaseUrl ?? '';
  const where = { databaseUrl, dataDir: place.dataDir };
  const stops: (() => Promise<unknown>)[] = [() => place.remove()];
  try {
    const { tokens, owners } = await fillPlace(where);
    await measureClockJobs(where);
    const measured = await recordAll(where, tokens, owners);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    stops.unshift(() => client.end());
    const product = await startProduct(where);
    stops.unshift(() => product.stop());
    const bare = await startReplay(databaseUrl, place.dataDir, measured);
    stops.unshift(() => bare.stop());
    const cluster = await clusterClock(databaseUrl);
    console.log(`\n${'CPU milliseconds a call'.padEnd(64)}      bare   product     times   goal`);
    for (const [number, each] of measured.entries()) {
      const sides = [
        { url: bare.url, path: `/${number}`, clocks: [processClock(bare.pid), cluster] },
        { url: product.url, path: each.path, clocks: [processClock(product.pid), cluster] },
      ];
      const [base = 0, cost = 0] = await measureSides(sides, each);
      const wasted: string[] = [];
      for (const statement of each.statements) wasted.push(...(await wastefulReads(client, statement)));
      tell(each.what, base, cost, [...new Set(wasted)]);
    }
  } finally {
    for (const stop of stops) await stop();
  }
}

function tell(what: string, base: number, cost: number, wasted: string[]): void {
  const passes = cost / base <= GOAL && wasted.length === 0;
  if (!passes) process.exitCode = 1;
  const figures = [base.toFixed(3), cost.toFixed(3), (cost / base).toFixed(2)].map((each) =>
    each.padStart(10),
  );
  const told = wasted.map((each) => `  ${each}`).join(',');
  console.log(
    `${what.padEnd(64)}${figures.join('')} ≤ ${GOAL.toFixed(1)}  ${passes ? 'PASS' : 'FAIL'}${told}`,
  );
}

/** Demo people, what they do not bring in numbers, and a session for each kind of reader; answers their tokens. */
async function fillPlace(where: Where): Promise<{ tokens: Tokens; owners: Owners }> {
  console.log(`filling the database with ${options.users} demo people …`);
  execFileSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/seed-demo.mjs', '--users', options.users],
    {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: where.databaseUrl,
        DATA_DIR: where.dataDir,
        DATA_KEYS,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const newToken = () => randomBytes(32).toString('hex');
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const tokens: Tokens = { staff: newToken(), lender: newToken(), borrower: newToken() };
  const owners = await fillUp(where.databaseUrl, {
    staff: hashOf(tokens.staff),
    lender: hashOf(tokens.lender),
    borrower: hashOf(tokens.borrower),
  });
  return { tokens, owners };
}

async function recordAll(where: Where, tokens: Tokens, owners: Owners): Promise<Measured[]> {
  const recorder = await openRecorder(where);
  try {
    const measured: Measured[] = [];
    for (const list of everyList.filter(({ name }) => name.startsWith(options.only))) {
      const path = list.path.replace(/\{(\w+)\}/g, (_, name) => owners[name as keyof Owners]);
      const token = tokens[list.as ?? 'staff'];
      const record = (path: string) => recorder.record(path, `pimento_session=${token}`);
      const { total } = await record(path);
      for (const view of viewsOf({ ...list, path }, total))
        measured.push({
          ...view,
          token,
          calls: list.calls ?? CALLS,
          statements: (await record(view.path)).statements,
        });
    }
    return measured;
  } finally {
    await recorder.close();
  }
}

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

async function measureSides(sides: Side[], { token, calls: many }: View): Promise<number[]> {
  const cookie = `__Host-pimento_session=${token}`;
  const runs: number[][] = sides.map(() => []);
  for (let round = -WARM_UP_ROUNDS; round < Number(options.rounds); round++) {
    for (const [index, { url, path, clocks }] of sides.entries()) {
      const read = () => clocks.reduce((sum, clock) => sum + clock(), 0);
      const calls = Array.from({ length: many }, (_, turn) => ({
        method: 'GET' as const,
        path,
        headers: { cookie, 'x-forwarded-for': `10.${round + 10}.${index}.${turn}` },
      }));
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
