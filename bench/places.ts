// Where a database to be filled is: on a PostgreSQL server of this machine; gone at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUrl, onServer } from '#tests/support/database-setup.ts';
import { NO_SERVER, startPostgres } from '#tests/support/postgres-server.ts';
import { startProduct } from './servers.ts';

export type Place = {
  databaseUrl: string;
  dataDir: string;
  remove(): Promise<void>;
};

/** Runs on the server of TEST_DATABASE_URL, which has to be on this machine, or else on one of our own with its safety settings on and `settings` besides. */
export async function onPostgres(settings: readonly string[] = []): Promise<Place> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres({ durable: true, settings });
  const url = given ?? own?.url;
  if (!url) throw new Error(NO_SERVER);
  const name = `pimento_bench_${process.pid}`;
  await onServer(url, `create database ${name}`);
  const place = await laidOut(databaseUrl(url, name));
  const remove = async () => {
    await place.remove();
    await (own ? own.stop() : onServer(url, `drop database ${name} with (force)`));
  };
  return { ...place, remove };
}

async function laidOut(databaseUrl: string): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-bench-'));
  const where = { databaseUrl, dataDir };
  // The first start lays out the tables and installs sections and policy.
  await (await startProduct(where)).stop();
  return { ...where, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}
