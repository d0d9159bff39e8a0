// Loses the primary in one way after the other, under load, and judges what everybody saw: how long nobody wrote or read, and whether anything was lost.
import { setTimeout } from 'node:timers/promises';
import { type Seen, startLoad } from '../faults/load.ts';
import { faultsIn } from '../whole-state.ts';
import { type Ground, openGround } from './ground.ts';
import type { Name } from './machines.ts';

type Moment = { what: string; ms: number };
export type Row = { name: string; timeline: Moment[]; figures: string; faults: string[] };

type Loss = {
  name: string;
  /** Brings it about; answers how what was lost comes back, where it does not by itself. */
  lose(machines: Ground['machines'], primary: Name): Promise<(() => Promise<void>) | null>;
};

const LOSSES: Loss[] = [
  {
    name: 'the standby is made the primary, as for work on the other machine',
    lose: (machines, primary) => machines.switchOver(primary).then(() => null),
  },
  {
    name: 'PostgreSQL is killed (kill -9)',
    lose: async (machines, primary) => {
      machines.killPostmaster(primary);
      return null;
    },
  },
  {
    name: 'the whole machine is killed: PostgreSQL, Patroni and its member of etcd',
    lose: async (machines, primary) => {
      machines.killAll(primary);
      return () => machines.startAgain(primary);
    },
  },
  {
    name: 'the machine is frozen, its member of etcd as well, and thaws later',
    lose: async (machines, primary) => {
      const thaw = machines.freeze(primary);
      return async () => thaw();
    },
  },
];

const WRITES_WITHIN_MS = 30_000;
const READS_WITHIN_MS = 10_000;
const WRITERS = 4;
const PEOPLE_EACH = 1_500;
const BEFORE_MS = 4_000;
/** What was lost comes back when the other has been the primary for so long. */
const STEADY_MS = 8_000;
const GIVEN_UP_MS = 90_000;

export async function proveFailover(only: string, say: (row: Row) => void): Promise<Row[]> {
  const chosen = LOSSES.filter(({ name }) => name.includes(only));
  const ground = await openGround(chosen.length * PEOPLE_EACH);
  try {
    const rows: Row[] = [];
    for (const loss of chosen) {
      const row = await prove(ground, loss);
      say(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await ground.close();
  }
}

async function prove(ground: Ground, loss: Loss): Promise<Row> {
  const { machines } = ground;
  await ground.untilWhole();
  const primary = await machines.leader();
  if (!primary) throw new Error('there is no primary');
  const load = await startLoad({ url: Promise.resolve(ground.proxy) }, ground.people, ground.calls, WRITERS);
  await setTimeout(BEFORE_MS);
  const acknowledgedBefore = load.acknowledged();
  const lostAt = performance.now();
  const timeline: Moment[] = [];
  const note = (what: string, at = performance.now()) => timeline.push({ what, ms: at - lostAt });
  note(`lost: ${primary}`);
  const comeBack = await loss.lose(machines, primary);
  const faults: string[] = [];
  while (await machines.leader().then((name) => name === null || name === primary))
    if (performance.now() - lostAt > GIVEN_UP_MS)
      throw new Error(`nobody takes over:\n${await machines.said()}`);
    else await setTimeout(100);
  note(`Patroni: ${await machines.leader()} is the primary`);
  await untilWell(load.seen, lostAt, faults);
  await setTimeout(STEADY_MS);
  await comeBack?.();
  if (comeBack) note(`${primary} is there again`);
  await ground.untilWhole().then(
    (at) => note(`${primary} follows as the synchronous standby`, at),
    (error: Error) => faults.push(error.message),
  );
  await setTimeout(BEFORE_MS);
  await load.stop();
  const seen = load.seen.filter(({ at }) => at > lostAt);
  note(
    'the first refusal',
    seen.find(({ what, status }) => what !== 'readiness' && status !== 200)?.at ?? lostAt,
  );
  const [read, write] = [longestWait(seen, 'read', lostAt), longestWait(seen, 'write', lostAt)];
  note(`the longest time without a reading is over, after ${seconds(read.ms)}`, read.endAt);
  note(`the longest time without a write is over, after ${seconds(write.ms)}`, write.endAt);
  if (write.ms > WRITES_WITHIN_MS) faults.push('writes came back too late');
  if (read.ms > READS_WITHIN_MS) faults.push('readings came back too late');
  faults.push(
    ...load.tally.faults,
    ...judge(seen),
    ...(await faultsIn(ground.state, load.tally.acknowledged, true)),
  );
  for (const node of ground.nodes)
    if (!(await fetch(`${node.url}/api/health`)).ok)
      faults.push(`a node is not ready: ${node.said().slice(-500)}`);
  const refused = seen.filter(({ status }) => status !== 200).length;
  return {
    name: loss.name,
    timeline: timeline.toSorted((one, other) => one.ms - other.ms),
    figures: `${load.acknowledged()} writes acknowledged, ${load.acknowledged() - acknowledgedBefore} of them afterwards; ${refused} calls of ${seen.length} refused, ${load.tally.cutOff} cut off`,
    faults,
  };
}

/** Waits until readings and writes have been well for a moment. */
async function untilWell(seen: Seen[], lostAt: number, faults: string[]): Promise<void> {
  const isWell = (what: Seen['what']) => {
    const last = seen.filter((one) => one.what === what && one.at > lostAt).slice(-5);
    return last.length === 5 && last.every(({ status }) => status === 200);
  };
  while (!isWell('read') || !isWell('write')) {
    if (performance.now() - lostAt > GIVEN_UP_MS) return void faults.push('it does not come back');
    await setTimeout(100);
  }
}

/** The longest time in which no call of a kind was answered, and when it was over. */
function longestWait(seen: Seen[], kind: Seen['what'], lostAt: number): { ms: number; endAt: number } {
  const answered = seen.flatMap(({ what, status, at }) => (what === kind && status === 200 ? [at] : []));
  let longest = { ms: 0, endAt: lostAt };
  for (const [place, endAt] of answered.entries()) {
    const ms = endAt - (answered[place - 1] ?? lostAt);
    if (ms > longest.ms) longest = { ms, endAt };
  }
  return longest;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function judge(seen: Seen[]): string[] {
  const calls = seen.filter(({ what }) => what === 'write' || what === 'read');
  const bad: [string, Seen[]][] = [
    ['somebody was logged out', calls.filter(({ status }) => status === 401)],
    [
      'neither an answer nor a plain 503',
      calls.filter(({ status, code }) => status !== 200 && !(status === 503 && code.startsWith('service.'))),
    ],
    ['not answered within 10 s', calls.filter(({ ms }) => ms > 10_000)],
    ['a page was not there', seen.filter(({ what, status }) => what === 'page' && status !== 200)],
  ];
  return bad.flatMap(([what, of]) => {
    const [first] = of;
    return first
      ? [
          `${of.length} × ${what}: ${first.what} ${first.status} ${first.code} after ${Math.round(first.ms)} ms`,
        ]
      : [];
  });
}
