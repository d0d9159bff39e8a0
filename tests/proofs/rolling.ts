// An upgrade under load: two nodes behind nginx, one after the other from the version before the newest migrations to this one; every call counted.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NO_NGINX, nginx, startNginx } from '../support/nginx.ts';
import { NO_SERVER, startPostgres } from '../support/postgres-server.ts';
import { freePort, type RunningApp, startApp } from '../support/running-app.ts';
import type { Call, Person } from './kill-people.ts';
import { identity, type Tally, write } from './kill-writers.ts';

const root = join(import.meta.dirname, '../..');
const PEOPLE = 4_000;
const WRITERS = 4;
const READERS = 4;
/** Between two steps. */
const STEADY_MS = 8_000;

type Step = { what: string; sent: number; answered: number; lost: number };

/** What was sent and answered between one step and the next. Rejects where a program is missing, or something does not start. */
export async function proveRolling(
  say: (line: string) => void,
): Promise<{ steps: Step[]; faults: string[] }> {
  if (!nginx) throw new Error(NO_NGINX);
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error(NO_SERVER);
  const { program, commit } = programBefore();
  say(`  the version before: ${commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'pimento-rolling-'));
  const nodes: RunningApp[] = [];
  let proxy: Awaited<ReturnType<typeof startNginx>> | null = null;
  try {
    const dataDir = join(folder, 'files');
    const { people, calls } = seed(program, { dataDir, databaseUrl: postgres.url });
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
    proxy = await startNginx(ports.map(String), { asTold: true });
    const load = startLoad(proxy.url, people, calls);
    await setTimeout(STEADY_MS);
    load.step('two of the version before');
    for (const [place, port] of ports.entries()) {
      await nodes[place]?.stop();
      nodes[place] = await start(port, root);
      await setTimeout(STEADY_MS);
      load.step(
        place === 0 ? 'one replaced and migrated, the other of the version before' : 'both of this version',
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

/** The tree as it was before the newest migration came. */
function programBefore(): { program: string; commit: string } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 29 }).trim();
  const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'db/migrations');
  const program = mkdtempSync(join(tmpdir(), 'pimento-before-'));
  const archive = join(program, 'tree.tar');
  git('archive', '--output', archive, `${commit}~1`);
  execFileSync('tar', ['-xf', archive, '-C', program]);
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'));
  return { program, commit: git('log', '-1', '--format=%h %s', `${commit}~1`) };
}

/** By the version before, with its own schema; calls with files do not come out of another process. */
function seed(
  program: string,
  state: { dataDir: string; databaseUrl: string },
): { people: Person[]; calls: Call[] } {
  const script = join(program, 'seed-rolling.mjs');
  const result = join(program, 'seeded.json');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
import { peopleIn } from './tests/proofs/kill-people.ts';
const { people, calls } = await peopleIn(${JSON.stringify(state)}, ${PEOPLE});
writeFileSync(${JSON.stringify(result)}, JSON.stringify({ people, calls: calls.filter(({ files, kind }) => !files && kind !== 'application') }));
process.exit();`,
  );
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: program,
    stdio: 'inherit',
  });
  return JSON.parse(execFileSync('cat', [result], { encoding: 'utf8', maxBuffer: 2 ** 28 }));
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
