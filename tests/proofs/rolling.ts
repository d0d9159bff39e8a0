// An upgrade under load: two nodes behind HAProxy, one after the other from the oldest version that may serve beside this one; every call counted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { haproxy, NO_HAPROXY, startHaproxy } from '../support/haproxy.ts';
import { NO_SERVER, startPostgres } from '../support/postgres-server.ts';
import { freePort, type RunningApp, startApp } from '../support/running-app.ts';
import type { Call, Person } from './kill-people.ts';
import { identity, type Tally, write } from './kill-writers.ts';
import { peopleBefore, programBeside } from './version-before.ts';

const root = join(import.meta.dirname, '../..');
const PEOPLE = 4_000;
const WRITERS = 4;
const READERS = 4;
/** The milliseconds between two steps. */
const STEADY_MS = 8_000;

type Step = { what: string; sent: number; answered: number; lost: number };

/** What was sent and answered between one step and the next. Rejects where a program is missing, or something does not start. */
export async function proveRolling(
  say: (line: string) => void,
): Promise<{ steps: Step[]; faults: string[] }> {
  if (!haproxy) throw new Error(NO_HAPROXY);
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error(NO_SERVER);
  const { program, commit } = programBeside();
  say(`  the oldest version that may serve beside this one: ${commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'pimento-rolling-'));
  const nodes: RunningApp[] = [];
  let proxy: Awaited<ReturnType<typeof startHaproxy>> | null = null;
  try {
    const dataDir = join(folder, 'files');
    const { people, calls } = peopleBefore(program, { dataDir, databaseUrl: postgres.url }, PEOPLE);
    const ports = [await freePort(), await freePort()];
    const start = (port: number | undefined, from: string) =>
      startApp({
        dataDir,
        program: from,
        port,
        environment: {
          DATABASE_URL: postgres.url,
          PUBLIC_URL: 'http://localhost',
          TRUST_PROXY: '1',
          HOST: '127.0.0.1',
        },
      });
    for (const port of ports) nodes.push(await start(port, program));
    proxy = await startHaproxy(ports.map(String), { trusting: true });
    const load = startLoad(proxy.url, people, calls);
    await setTimeout(STEADY_MS);
    load.step('two of that version');
    for (const [place, port] of ports.entries()) {
      await nodes[place]?.stop();
      nodes[place] = await start(port, root);
      await setTimeout(STEADY_MS);
      load.step(
        place === 0 ? 'one replaced and migrated, the other of that version' : 'both of this version',
      );
    }
    for (const [place, port] of ports.entries()) {
      await nodes[place]?.stop();
      nodes[place] = await start(port, root);
      await setTimeout(STEADY_MS);
    }
    load.step('both restarted once more');
    return await load.stop();
  } finally {
    await proxy?.stop();
    for (const node of nodes) await node.stop();
    await postgres.stop();
    for (const each of [folder, program]) rmSync(each, { recursive: true, force: true });
  }
}

function startLoad(url: string, people: Person[], calls: Call[]) {
  let isOver = false;
  let now = { sent: 0, answered: 0, lost: 0 };
  const steps: Step[] = [];
  const faults: string[] = [];
  const count = (status: number, what: string) => {
    now.sent++;
    if (status > 0 && status < 500) return void now.answered++;
    now.lost++;
    faults.push(`${what}: ${status || 'the connection broke'}`);
  };
  const tally: Tally = {
    acknowledged: [],
    cutOff: 0,
    faults: [],
    isLater: ({ status }) => status >= 500,
    heard: (answer) => count(answer?.status ?? 0, 'a write'),
  };
  const read = async (reader: Person | undefined) => {
    if (!reader) throw new Error('there were too few people');
    while (!isOver) {
      const status = await fetch(`${url}/api/accounts/profile/`, { headers: identity(reader) })
        .then((reply) => reply.arrayBuffer().then(() => reply.status))
        .catch(() => 0);
      count(status, 'a reading');
      if (status === 401) faults.push('somebody was logged out');
      await setTimeout(25);
    }
  };
  const door = { url: Promise.resolve(url) };
  const readers = people.splice(0, READERS);
  const all = [
    ...readers.map((reader) => read(reader)),
    ...Array.from({ length: WRITERS }, () => write(door, people, calls, tally, () => isOver)),
  ];
  return {
    step(what: string) {
      steps.push({ what, ...now });
      now = { sent: 0, answered: 0, lost: 0 };
    },
    async stop() {
      isOver = true;
      await Promise.all(all);
      return { steps, faults: [...faults, ...tally.faults] };
    },
  };
}
