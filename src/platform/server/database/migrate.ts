// Brings the database to the newest numbered migration, as its owner; each file runs once, whole, in one transaction.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { MINUTE_MS } from '#shared/calendar.ts';
import { layOutJobs } from '../kept-jobs.ts';
import { APPLICATION_NAME, type Db, type OpenDatabase } from './database.ts';

const FOLDER = join(import.meta.dirname, '../../../../db/migrations');

/** The statements of a migration: separated by an empty line, with none inside (a prepared one holds no more). */
export const statementsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '');

/**
 * Applies the missing migrations, and grants the role that serves its privileges. Throws the first failing migration's error, leaving the
 * database as it was; one that finds a table in use lets everybody else through and tries again, for two minutes or so.
 */
export async function migrate(database: OpenDatabase, folder = FOLDER): Promise<void> {
  const { rows } = await sql<{ serving: string }>`select current_user as serving`.execute(database.db);
  const serving = rows[0]?.serving ?? '';
  await database.asOwner(async (db) => {
    await migrateToLatest(db, folder, serving);
    await layOutJobs(database.ownerConnectionString, db);
    await sql`select resume_audit()`.execute(db);
    await sql`select serve_through(${serving}::name)`.execute(db);
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

/** How long a migration waits for a lock. Whoever asks for the table meanwhile waits behind it: less long than a call waits for a lock. */
const LOCK_MS = 2_000;
const PAUSE_MS = 2_000;
const MOST_TRIES = 30;
/** How long one statement of a migration may take; what takes longer is done in parts, by a job. */
const STATEMENT_MS = 30 * MINUTE_MS;

async function migrateToLatest(db: Db, folder: string, serving: string): Promise<void> {
  const known = migrationsIn(folder);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // Numbers are taken before work begins, and the later one may be done first: an installation in between has one and not the other.
    allowUnorderedMigrations: true,
  });
  const made = await madeIn(db);
  refuseNewerDatabase(made, known);
  await refuseBesideOthers(db, serving, folder, made);
  for (let tries = 1; ; tries++) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (!isInUse(error) || tries === MOST_TRIES) throw error;
    await setTimeout(PAUSE_MS * (0.5 + Math.random()));
  }
}

const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

/** The migrations that the database has; none in one that is new. */
async function madeIn(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ made: boolean }>`
    select to_regclass('kysely_migration') is not null as made`.execute(db);
  if (!tables[0]?.made) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Refuses a database that a newer program has migrated: this one would write what is no longer right. */
function refuseNewerDatabase(made: string[], known: Record<string, Migration>): void {
  const newer = made.filter((name) => !Object.hasOwn(known, name));
  if (newer.length > 0)
    throw new Error(
      `The database has been upgraded by a newer Pimento (its migration ${newer.at(-1)} is not known here). Start that one, or restore the backup that was made before the upgrade.`,
    );
}

/** What a migration says that the version before cannot live with, and why. */
export const STOPS_ALL = /^-- All nodes are stopped first: (.+)$/m;

/** Refuses a migration that nodes of the version before cannot live with, as long as anybody else is connected as whoever serves. */
async function refuseBesideOthers(db: Db, serving: string, folder: string, made: string[]): Promise<void> {
  if (made.length === 0) return;
  const [stopping] = Object.keys(migrationsIn(folder))
    .filter((name) => !made.includes(name))
    .flatMap((name) => {
      const why = STOPS_ALL.exec(readFileSync(join(folder, `${name}.sql`), 'utf8'))?.[1];
      return why ? [{ name, why }] : [];
    });
  if (!stopping) return;
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and usename = ${serving} and application_name <> ${APPLICATION_NAME}`.execute(
    db,
  );
  if (rows.length === 0) return;
  const names = [...new Set(rows.map(({ name }) => name || 'without a name'))].toSorted();
  throw new Error(
    `The migration ${stopping.name} is not made while others serve: ${stopping.why} ${rows.length} ${rows.length === 1 ? 'connection is' : 'connections are'} open as ${serving} (${names.join(', ')}): stop every node, then start this one again. A pooler keeps connections for a while (server_idle_timeout); restart it.`,
  );
}

function migrationsIn(folder: string): Record<string, Migration> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return Object.fromEntries(
    names.map((name) => [name.replace('.sql', ''), { up: (db) => apply(db, join(folder, name)) }]),
  );
}

/** Applies one migration. Its limits begin here and not before: another node that migrates is waited for however long it takes. */
async function apply(db: Db, path: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true), set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(
    db,
  );
  for (const statement of statementsOf(readFileSync(path, 'utf8'))) await sql.raw(statement).execute(db);
}
