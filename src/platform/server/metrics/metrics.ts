// Figures for Prometheus: what this node does, and, from the database, what waits in the whole installation.
import { createServer } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Histogram, Gauge as Measured, Registry } from 'prom-client';
import type { PoolFigures } from '../database/database.ts';
import { backgroundWork, type Services } from '../work.ts';
import type { Gauge } from './gauge.ts';

/** The prefix of each name, so that ours stand together among those of other programs. */
const OURS = 'pimento_';
/** How long the gauges are cached: several servers of Prometheus may ask, and the database is asked once. */
const KEPT_MS = 10_000;
/** How long the gauges may take: Prometheus gives an answer up after 10 s, and a line that was cut says nothing for longer. */
const ANSWERED_MS = 6_000;
const UNKNOWN_ROUTE = 'none';

/** Figures of this node that are known without asking the database. */
type Node = { pools(): PoolFigures[]; streams(): number; freeBytes(): Promise<number> };

export type Metrics = {
  /** All metrics in Prometheus' text format. What cannot be asked now is left out, and `pimento_database_up` is 0. */
  text(): Promise<string>;
  contentType: string;
};

/** Counts every call of `app` from now on; `gauges` are read when somebody asks. */
export function openMetrics(app: FastifyInstance, services: Services, gauges: Gauge[], node: Node): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: OURS });
  countCalls(app, registry);
  measureNode(registry, node);
  const up = new Measured({
    name: `${OURS}database_up`,
    help: 'Whether the database answered when these figures were read',
    registers: [registry],
  });
  const measured = gauges.map((gauge) => ({
    gauge,
    metric: new Measured({
      name: OURS + gauge.name,
      help: gauge.help,
      labelNames: gauge.labels ?? [],
      registers: [registry],
    }),
  }));
  const readAll = async () => {
    const work = backgroundWork(services, new Date(), 'metrics');
    // It is asked first, because the pool serves in turn.
    const answers = within(ANSWERED_MS, sql`select 1`.execute(work.db)).then(
      () => true,
      () => false,
    );
    const unread = await Promise.all(
      measured.map(async ({ gauge, metric }) => {
        const outcome = await within(ANSWERED_MS, gauge.read(work)).catch((err: Error) => ({ err }));
        const samples = 'err' in outcome ? [] : outcome;
        metric.reset();
        // A gauge without labels would show 0 for what is not known, so it is removed.
        if (samples.length === 0 && !gauge.labels) metric.remove();
        for (const { labels = {}, value } of samples) metric.set(labels, value);
        return 'err' in outcome ? [{ ...outcome, figure: OURS + gauge.name }] : [];
      }),
    );
    const isUp = await answers;
    up.set(Number(isUp));
    // Of a database that is away others say so already.
    if (isUp) for (const each of unread.flat()) app.log.error(each, 'a figure could not be read');
  };
  let last: { at: number; read: Promise<void> } | null = null;
  return {
    contentType: registry.contentType,
    async text() {
      const now = performance.now();
      if (!last || now - last.at > KEPT_MS) last = { at: now, read: readAll() };
      await last.read;
      return registry.metrics();
    },
  };
}

/** The reading's outcome; rejects where there is none after so long. */
async function within<Result>(ms: number, reading: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not answered within ${ms} ms`)), ms);
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

function countCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: `${OURS}http_request_seconds`,
    help: 'How long calls took, by their route and the kind of answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refused = new Counter({
    name: `${OURS}http_errors_total`,
    help: 'Calls that were answered with a fault of ours (5xx)',
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? UNKNOWN_ROUTE,
        status: `${Math.floor(statusCode / 100)}xx`,
      },
      reply.elapsedTime / 1000,
    );
    if (statusCode >= 500) refused.inc();
    done();
  });
}

function measureNode(registry: Registry, node: Node): void {
  new Measured({
    name: `${OURS}pool_connections`,
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const { pool, ...states } of node.pools())
        for (const [state, value] of Object.entries(states)) this.set({ pool, state }, value);
    },
  });
  new Measured({
    name: `${OURS}live_streams`,
    help: 'Browsers that hear live notices from this node',
    registers: [registry],
    collect() {
      this.set(node.streams());
    },
  });
  new Measured({
    name: `${OURS}disk_free_bytes`,
    help: 'Free space under DATA_DIR',
    registers: [registry],
    async collect() {
      // A folder that is gone tells its own figure alone, by its absence.
      const free = await node.freeBytes().catch(() => null);
      if (free === null) this.remove();
      else this.set(free);
    },
  });
}

type Address = { host: string; port: number };

/** Answers `/metrics` at an address of its own, which the world does not reach; resolves with what ends it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: Address,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'no figures could be told');
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`METRICS_ADDRESS: cannot listen on ${host}:${port} (${error.message}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
