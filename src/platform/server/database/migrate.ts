// Brings the database to the newest numbered migration, as its owner; each file runs once, whole, in one transaction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { layOutJobs } from '../kept-jobs.ts';
import type { Db, OpenDatabase } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');

/** The statements of a migration: separated by an empty line, with none inside (a prepared one holds no more). */
const statementsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');

/**
 * Applies what is missing, and gives the role that serves its privileges. Throws the first failing migration's error, leaving the
 * database at the one before.
 */
export async function migrate(database: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ serving: string }>`select current_user as serving`.execute(database.db);
  await database.asOwner(async (db) => {
    await migrateToLatest(db);
    await layOutJobs(database.ownerConnectionString, db);
    await sql`select resume_audit()`.execute(db);
    await sql`select serve_through(${rows[0]?.serving}::name)`.execute(db);
  });
}

/** Whether the role that serves could change what only grows: where it owns the tables, triggers alone stand before it. */
export async function mayRewriteHistory(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_table_privilege('audit_entries', 'update') or has_table_privilege('seed_transfers', 'update') as may`.execute(
    db,
  );
  return rows[0]?.may ?? true;
}

async function migrateToLatest(db: Db): Promise<void> {
  const known = migrations();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  await refuseNewerDatabase(db, known);
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A program knows nothing of what a newer one has made of the tables; it would write what is no longer right. */
async function refuseNewerDatabase(db: Db, known: Record<string, Migration>): Promise<void> {
  const { rows: tables } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!tables[0]?.made) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !Object.hasOwn(known, name));
  if (newer.length > 0)
    throw new Error(
      `The database has been upgraded by a newer Pimento (its migration ${newer.at(-1)} is not known here). Start that one, or restore the backup that was made before the upgrade.`,
    );
}

function migrations(): Record<string, Migration> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(names.map((name) => [name.replace('.sql', ''), { up: (db) => apply(db, name) }]));
}

async function apply(db: Db, name: string): Promise<void> {
  for (const statement of statementsOf(readFileSync(join(FOLDER, name), 'utf8')))
    await sql.raw(statement).execute(db);
}
