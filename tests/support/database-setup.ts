// Before the database tests: one migrated template, from which every test file gets its own copy in a moment.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { embedded, embeddedOptions, openServer } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A dump of the migrated embedded database, or the address of the server that holds the template. */
    template: { engine: 'embedded'; dump: string } | { engine: 'server'; url: string; name: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TEST_ENGINE === 'server' ? serverTemplate(project) : embeddedTemplate(project);
}

async function embeddedTemplate(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-template-'));
  const lite = await PGlite.create(embeddedOptions);
  await migrate(embedded(lite).db);
  const dump = join(folder, 'template.tar');
  writeFileSync(dump, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
  await lite.close();
  project.provide('template', { engine: 'embedded', dump });
  return async () => rmSync(folder, { recursive: true });
}

async function serverTemplate(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_ENGINE=server needs TEST_DATABASE_URL');
  const name = `pimento_template_${process.pid}`;
  await onServer(url, `create database ${name}`);
  const database = await openServer(databaseUrl(url, name), 2);
  await migrate(database.db);
  await database.close();
  project.provide('template', { engine: 'server', url, name });
  return () => onServer(url, `drop database ${name} with (force)`);
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
