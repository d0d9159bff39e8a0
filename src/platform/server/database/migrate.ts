// Brings the database to the newest numbered migration; each file runs once, whole, in one transaction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');

/** The statements of a migration: separated by an empty line, with none inside (a prepared one holds no more). */
const statementsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');

/** Applies what is missing. Throws the first failing migration's error, leaving the database at the one before. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations() },
  }).migrateToLatest();
  if (error) throw error;
}

function migrations(): Record<string, Migration> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(names.map((name) => [name.replace('.sql', ''), { up: (db) => apply(db, name) }]));
}

async function apply(db: Db, name: string): Promise<void> {
  for (const statement of statementsOf(readFileSync(join(FOLDER, name), 'utf8')))
    await sql.raw(statement).execute(db);
}
