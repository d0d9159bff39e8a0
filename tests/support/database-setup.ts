// Before the database tests: a server, and on it one migrated template, from which every test file gets its own copy in a moment.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openServer } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { NO_SERVER, startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that holds it, and its name. */
    template: { url: string; name: string };
  }
}

/** On the server of TEST_DATABASE_URL, else on one of our own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? null : await startPostgres();
  const url = given ?? own?.url;
  if (!url) throw new Error(NO_SERVER);
  const name = `pimento_template_${process.pid}`;
  await onServer(url, `create database ${name}`);
  const database = await openServer(databaseUrl(url, name), 2);
  await migrate(database.db);
  await database.close();
  project.provide('template', { url, name });
  return own ? own.stop : () => onServer(url, `drop database ${name} with (force)`);
}

/** The same server's address with another database. */
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
