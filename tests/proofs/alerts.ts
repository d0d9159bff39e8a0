// A real Prometheus reads a running server's figures by the rules of deploy/prometheus, and a job stands still.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { newDataDir } from '../support/new-data-dir.ts';
import { freePort, startApp } from '../support/running-app.ts';

const root = join(import.meta.dirname, '../..');
const ALERT = 'PimentoJobsStandStill';
/** An alert waits minutes before it fires, here as many seconds; the rest of its rule is as it is delivered. */
const QUICKLY = (rules: string) => rules.replace(/for: (\d+)[mhd]/g, 'for: $1s');
const WAIT_MS = 60_000;

export const NO_PROMETHEUS =
  'there is no program `prometheus` on this machine (Debian: the package prometheus)';

type Moment = { what: string; afterMs: number };

/**
 * What was seen, with the milliseconds since a job became overdue; null where no Prometheus is installed. Rejects when something is not
 * seen within a minute.
 */
export async function watchAlert(): Promise<Moment[] | null> {
  const [metrics, own] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  writeFileSync(
    join(folder, 'rules.yml'),
    QUICKLY(readFileSync(join(root, 'deploy/prometheus/alerts.yml'), 'utf8')),
  );
  writeFileSync(join(folder, 'prometheus.yml'), settingsOf(metrics));
  const dataDir = newDataDir();
  const app = await startApp({ dataDir, environment: { METRICS_ADDRESS: `127.0.0.1:${metrics}` } });
  const prometheus = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'kept')}`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: 'ignore' },
  );
  const isThere = await started(prometheus);
  try {
    if (!isThere) return null;
    const ask = asker(own);
    await until(() => ask('up').then((values) => values.includes(1)), 'Prometheus reads the figures');
    const { run, close } = await guest(dataDir);
    const seen: Moment[] = [];
    const since = performance.now();
    const note = (what: string) => seen.push({ what, afterMs: Math.round(performance.now() - since) });
    await run('begin');
    await until(
      () => ask(`ALERTS{alertname="${ALERT}"}`).then((values) => values.length > 0),
      'the alert is pending',
    );
    note('pending');
    await until(
      () => ask(`ALERTS{alertname="${ALERT}", alertstate="firing"}`).then((values) => values.length > 0),
      'the alert fires',
    );
    note('firing');
    await run('end');
    await until(
      () => ask(`ALERTS{alertname="${ALERT}"}`).then((values) => values.length === 0),
      'the alert goes',
    );
    note('resolved');
    const others = await ask('ALERTS{alertstate="firing"}');
    if (others.length > 0) throw new Error(`${others.length} alerts fire that nothing was done for`);
    await close();
    return seen;
  } finally {
    prometheus.kill();
    await app.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** As it came with the queue's own version, under a name that no worker takes from. */
const COPY_OF_A_QUEUE = sql`insert into jobs.queue select (jsonb_populate_record(q, '{"name": "stands-still"}')).*
  from jobs.queue q where name = 'age-loans' on conflict do nothing`;

/** Puts a job that nobody takes among the others, an hour overdue, and takes it out again. */
async function guest(dataDir: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 1, isGuest: true });
  return {
    close: () => database.close(),
    run: (what: 'begin' | 'end') =>
      database.asOwner(async (db) => {
        if (what === 'begin') await COPY_OF_A_QUEUE.execute(db);
        await (what === 'begin'
          ? sql`insert into jobs.job (name, state, start_after, policy) values ('stands-still', 'created', now() - interval '1 hour', 'standard')`
          : sql`delete from jobs.job where name = 'stands-still'`
        ).execute(db);
      }),
  };
}

const settingsOf = (port: number) => `
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs:
  - job_name: pimento
    static_configs: [{ targets: ['127.0.0.1:${port}'] }]
`;

/** The values that an expression has now. */
const asker =
  (port: number) =>
  async (query: string): Promise<number[]> => {
    const address = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(query)}`;
    const reply = await fetch(address).catch(() => null);
    if (!reply?.ok) return [];
    const { data } = (await reply.json()) as { data: { result: { value: [number, string] }[] } };
    return data.result.map(({ value: [, value] }) => Number(value));
  };

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not seen within a minute: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const started = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.once('spawn', () => resolve(true));
    child.once('error', () => resolve(false));
  });
