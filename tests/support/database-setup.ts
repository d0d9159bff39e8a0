// Before the database tests: a server, and on it one migrated template, from which every test file gets its own copy in a moment.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openServer } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { NO_SERVER, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that holds it, for the owner and for the role that serves, by way of PgBouncer where asked for, and its name. */
    template: { url: string; served: string; name: string; pooled: string | null };
  }
}

/** Opens the server of TEST_DATABASE_URL, or else one of our own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres();
  const url = given ?? own?.url;
  if (!url) throw new Error(NO_SERVER);
  const served = await roleThatServes(url);
  const name = `pimento_template_${process.pid}`;
  await onServer(url, `create database ${name}`);
  const database = await openServer(databaseUrl(served, name), 2, { owner: databaseUrl(url, name) });
  await migrate(database);
  await database.close();
  // `npm run prove:pgbouncer`: each file's database is another one, whose connections shall not pile up.
  const pooler = process.env.TEST_PGBOUNCER
    ? await startPgBouncer(served, {
        more: ['min_pool_size = 0', 'server_idle_timeout = 5', 'max_client_conn = 1000'],
      })
    : null;
  project.provide('template', { url, served, name, pooled: pooler?.through(served) ?? null });
  const end = own ? own.stop : () => onServer(url, `drop database ${name} with (force)`);
  return async () => {
    await pooler?.stop();
    await end();
  };
}

const ROLE = 'pimento_test';
const PASSWORD = randomUUID();

/** Through it the tests act, as the product does: it owns nothing. */
async function roleThatServes(url: string): Promise<string> {
  await onServer(
    url,
    `do $$ begin create role ${ROLE} login; exception when duplicate_object or unique_violation then null; end $$`,
  );
  await onServer(url, `alter role ${ROLE} password '${PASSWORD}'`);
  const served = new URL(url);
  served.username = ROLE;
  served.password = PASSWORD;
  return served.href;
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
