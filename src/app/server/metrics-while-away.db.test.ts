// What the figures tell on a database that is away: stopped, or on a line that is cut without a word.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { type OpenDatabase, openServer } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { serveMetrics } from '#platform/server/metrics/metrics.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openLine } from '#tests/support/line.ts';
import { NO_SERVER, startPostgres } from '#tests/support/postgres-server.ts';
import { openApp } from './app.ts';

/** Prometheus gives an answer up after 10 s. */
const SCRAPED_WITHIN_MS = 9_000;

type Ground = { databaseUrl: string; database: OpenDatabase };
const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of undo.splice(0).toReversed()) await end();
});

/** Where the figures of a server on that database are told; it is taken down after the test. */
async function figuresOf({ databaseUrl, database }: Ground): Promise<() => ReturnType<typeof scrape>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-away-'));
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = readConfig({
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    METRICS_ADDRESS: '127.0.0.1:9464',
  });
  const { app, metrics } = await openApp(config, database);
  undo.push(() => app.close());
  if (!metrics) throw new Error('no metrics');
  const { port, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, app.log);
  undo.push(close);
  return () => scrape(port);
}

/** Reads the figures once those that were kept are too old. */
let later = 0;
async function scrape(port: number) {
  const clock = performance.now.bind(performance);
  later += 11_000;
  const shifted = vi.spyOn(performance, 'now').mockImplementation(() => clock() + later);
  try {
    const start = Date.now();
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    return { status: answer.status, text, tookMs: Date.now() - start };
  } finally {
    shifted.mockRestore();
  }
}

type Scraped = Awaited<ReturnType<typeof scrape>>;

function expectThere({ status, text }: Scraped): void {
  expect(status).toBe(200);
  expect(text).toMatch(/^pimento_database_up 1$/m);
  expect(text).toMatch(/^pimento_desk_waiting\{/m);
}

function expectAway({ status, text, tookMs }: Scraped): void {
  expect(status).toBe(200);
  expect(text).toMatch(/^pimento_database_up 0$/m);
  expect(text).toMatch(/^pimento_disk_free_bytes \d/m);
  expect(text).not.toMatch(/^pimento_(desk|jobs|mails|queue|synchronous)\w*[ {]/m);
  expect(tookMs).toBeLessThan(SCRAPED_WITHIN_MS);
}

it('leave out what a database that was stopped would have to say', async () => {
  const server = await startPostgres();
  if (!server) throw new Error(NO_SERVER);
  undo.push(server.stop);
  const database = await openServer(server.url, 4);
  undo.push(database.close);
  await migrate(database);
  const figures = await figuresOf({ databaseUrl: server.url, database });
  expectThere(await figures());
  await server.stop();
  expectAway(await figures());
}, 120_000);

it('leave it out while its line is cut without a word, and tell it again once that is mended', async () => {
  const server = await openTestDatabase();
  undo.push(server.close);
  const line = await openLine(server.connectionString);
  undo.push(line.close);
  const database = await openServer(line.url, 4);
  undo.push(database.close);
  const figures = await figuresOf({ databaseUrl: line.url, database });
  expectThere(await figures());
  line.cut();
  expectAway(await figures());
  line.mend();
  await vi.waitFor(async () => expectThere(await figures()), { timeout: 40_000, interval: 500 });
}, 120_000);
