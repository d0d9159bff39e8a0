// Brings about one fault after the other under load, and judges what everybody saw of it.
import { setTimeout } from 'node:timers/promises';
import type { Door } from '../kill-writers.ts';
import { faultsIn } from '../whole-state.ts';
import type { Fault } from './fault.ts';
import { type Ground, MOST_CONNECTIONS, openGround } from './ground.ts';
import { type Load, type Seen, STORE_AWAY, startLoad } from './load.ts';
import { faultsOfCallers } from './of-callers.ts';
import { faultsOfDatabase } from './of-database.ts';
import { faultsOfMachine } from './of-machine.ts';

/** `patience`: how many times longer than an idle machine a busy one may take for everything. */
export type Order = { isSmall: boolean; only: string | undefined; patience: number };

export type Row = {
  name: string;
  lastedMs: number;
  acknowledged: number;
  refused: number;
  slowestMs: number;
  slowestPageMs: number;
  readyAfterMs: number;
  connections: string;
  /** The faults that were found; null where it could not be run here. */
  faults: string[] | null;
};

const ANSWERED_WITHIN_MS = 10_000;
const PAGES_WITHIN_MS = 2_000;
const READY_WITHIN_MS = 10_000;
/** From its first moment until readiness must have reported. */
const REPORTED_WITHIN_MS = 5_000;
const WRITERS = 8;
const BEFORE_MS = 1_500;
const AFTER_MS = 1_500;
const PEOPLE_EACH = 250;

export async function proveFaults(order: Order, say: (row: Row) => void): Promise<Row[]> {
  const all = [...faultsOfDatabase, ...faultsOfMachine, ...faultsOfCallers];
  const chosen = all.filter(({ name, isSmall }) =>
    order.only ? name.includes(order.only) : isSmall || !order.isSmall,
  );
  const ground = await openGround(chosen.length * PEOPLE_EACH);
  try {
    const rows: Row[] = [];
    for (const fault of chosen) {
      const row = await prove(ground, fault, order);
      say(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await ground.close();
  }
}

async function prove(ground: Ground, fault: Fault, { isSmall, patience }: Order): Promise<Row> {
  if (fault.needsDisk && !ground.hasOwnDisk) return notRun(fault.name);
  if (fault.filesInStore) await ground.keepNewFilesIn('s3');
  const { door, shut, open } = doorTo(ground.app().url);
  const { pid } = ground.app();
  const load = await startLoad(door, ground.people, ground.calls, WRITERS);
  await setTimeout(BEFORE_MS);
  const connectionsBefore = await connectionsOf(ground);
  const startAt = performance.now();
  const found: string[] = [];
  await fault.run(ground, { isSmall, shut, complain: (what) => found.push(what) });
  if (!fault.endsProcess && !isAlive(pid)) {
    found.push(`the process has ended: ${ground.app().said().trim().split('\n').at(-1)}`);
    await ground.restartApp();
  }
  const endAt = performance.now();
  open(ground.app().url);
  const readyAfterMs = await untilReady(load, endAt, patience);
  await setTimeout(AFTER_MS);
  await load.stop();
  await fault.afterwards?.(ground, (what) => found.push(what));
  const connectionsAfter = await connectionsOf(ground);
  const during = load.seen.filter(({ at }) => at >= startAt);
  const faults = [
    ...found,
    ...load.tally.faults,
    ...judge(fault, during, { startAt, endAt, patience }),
    ...(await faultsIn(ground, load.tally.acknowledged)),
  ];
  if (fault.filesInStore) {
    faults.push(...judgeStore(load.seen, { startAt, endAt }));
    await ground.keepNewFilesIn('folder');
  }
  if (ground.people.length === 0) faults.push('there were too few people to keep the writers busy');
  if (readyAfterMs > patience * READY_WITHIN_MS) faults.push('was not ready again in time');
  if (connectionsAfter > MOST_CONNECTIONS)
    faults.push(`${connectionsAfter} connections were open afterwards, more than ${MOST_CONNECTIONS}`);
  return {
    name: fault.name,
    lastedMs: endAt - startAt,
    acknowledged: load.acknowledged(),
    refused: during.filter(({ status }) => status === 503).length,
    slowestMs: slowest(during.filter(({ what }) => what === 'write' || what === 'read')),
    slowestPageMs: slowest(during.filter(({ what }) => what === 'page' || what === 'readiness')),
    readyAfterMs,
    connections: `${connectionsBefore} → ${connectionsAfter}`,
    faults,
  };
}

function judge(
  fault: Fault,
  seen: Seen[],
  { startAt, endAt, patience }: { startAt: number; endAt: number; patience: number },
): string[] {
  const faults: string[] = [];
  const complain = (what: string, of: Seen[]) => {
    const [first] = of;
    if (first)
      faults.push(
        `${of.length} × ${what}: ${first.what} ${first.status} ${first.code} after ${Math.round(first.ms)} ms`,
      );
  };
  const calls = seen.filter(({ what }) => what === 'write' || what === 'read');
  const pages = seen.filter(({ what }) => what === 'page');
  const readiness = seen.filter(({ what }) => what === 'readiness');
  complain(
    'neither an answer nor a plain 503',
    calls.filter(({ status, code }) => !isPlain(status, code)),
  );
  complain(
    'not answered in time',
    calls.filter(({ ms }) => ms > patience * ANSWERED_WITHIN_MS),
  );
  complain(
    'a page was not there',
    pages.filter(({ status }) => status !== 200),
  );
  complain(
    'late',
    [...pages, ...readiness].filter(({ ms }) => ms > patience * PAGES_WITHIN_MS),
  );
  if (fault.othersAreServed)
    complain(
      'refused what did not need it',
      calls.filter(({ what, status }) => what === 'read' && status !== 200),
    );
  if (fault.nobodyIsRefused)
    complain(
      'refused',
      calls.filter(({ status }) => status !== 200),
    );
  const isPlainlyRefused = calls.some(({ status, at }) => status === 503 && at < endAt);
  if (fault.isReady === false && !isPlainlyRefused)
    faults.push('nobody was refused while it lasted: they were left waiting');
  const afterwards = readiness.filter(
    ({ at, ms }) => at - ms > startAt + patience * REPORTED_WITHIN_MS && at < endAt,
  );
  const asked = fault.isReady === false && endAt - startAt < patience * REPORTED_WITHIN_MS ? [] : afterwards;
  if (fault.isReady !== null)
    complain(
      'readiness reported otherwise',
      asked.filter(({ status }) => (status === 200) !== fault.isReady),
    );
  return faults;
}

const isPlain = (status: number, code: string): boolean =>
  status === 200 || (status === 503 && (code.startsWith('service.') || code === STORE_AWAY));

/** Files alone are refused, from the first to the last moment, and only then. */
function judgeStore(seen: Seen[], { startAt, endAt }: { startAt: number; endAt: number }): string[] {
  const refused = seen.filter(({ code }) => code === STORE_AWAY);
  const faults: string[] = [];
  if (!refused.some(({ at }) => at > startAt && at < endAt))
    faults.push('no file was refused while the store was away');
  if (seen.some(({ status, code }) => status === 503 && code !== STORE_AWAY))
    faults.push('something else was refused than files');
  return faults;
}

/** Milliseconds from the cause's end until readiness, a read and a write have all been well. */
async function untilReady(load: Load, endAt: number, patience: number): Promise<number> {
  const isWell = () =>
    (['readiness', 'read', 'write'] as const).every((wanted) =>
      load.seen.some(({ what, at, status }) => what === wanted && at > endAt && status === 200),
    );
  while (!isWell() && performance.now() - endAt < 1.5 * patience * READY_WITHIN_MS) await setTimeout(20);
  return performance.now() - endAt;
}

const slowest = (seen: Seen[]): number => Math.max(0, ...seen.map(({ ms }) => ms));

async function connectionsOf(ground: Ground): Promise<number> {
  const [row] = await ground.ask(
    `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return Number(row?.open);
}

/** The load's way to the server: shut, whoever comes waits before it. */
function doorTo(url: string) {
  const door: Door = { url: Promise.resolve(url) };
  let letIn: (url: string) => void = () => {};
  return {
    door,
    shut: () => {
      door.url = new Promise((resolve) => {
        letIn = resolve;
      });
    },
    open: (url: string) => {
      letIn(url);
      door.url = Promise.resolve(url);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const notRun = (name: string): Row => ({
  name,
  lastedMs: 0,
  acknowledged: 0,
  refused: 0,
  slowestMs: 0,
  slowestPageMs: 0,
  readyAfterMs: 0,
  connections: '–',
  faults: null,
});
