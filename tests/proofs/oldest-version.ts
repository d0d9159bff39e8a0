// An installation of the version that had no way to be operated yet: filled by its own command, served by it, then brought to this version, lost and restored.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { databaseUrl, onServer } from '#tests/support/database-setup.ts';
import { NO_SERVER, startPostgres } from '#tests/support/postgres-server.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { pimentoIn } from './pimento-command.ts';
import { programOf } from './version-before.ts';

const root = join(import.meta.dirname, '../..');
/** The last commit before there were a backup, an operator's command and pages for them; its database has 38 migrations. */
const OLDEST = 'fcce274';
const PEOPLE = '300';
/** Its numbers are sealed in the background once this version serves. */
const SEALED_WITHIN_TRIES = 30;

/** Says each step as it is done. Rejects at the first that is not as it should be. */
export async function proveFromOldest(say: (line: string) => void): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  if (!postgres) throw new Error(NO_SERVER);
  const { program, commit } = programOf(OLDEST);
  const folder = mkdtempSync(join(tmpdir(), 'pimento-oldest-'));
  let serving: RunningApp | null = null;
  try {
    say(`the oldest version: ${commit}`);
    execFileSync('npm', ['ci', '--include=dev', '--include=optional'], { cwd: program, stdio: 'ignore' });
    say('its own packages are installed');
    for (const name of ['old', 'restored']) await onServer(postgres.url, `create database ${name}`);
    const placeOf = (name: string, dataDir: string) => ({
      DATABASE_URL: databaseUrl(postgres.url, name),
      DATA_DIR: join(folder, dataDir),
    });
    const old = placeOf('old', 'first machine');
    const filling = ['--disable-warning=ExperimentalWarning', 'scripts/seed-demo.mjs', '--users', PEOPLE];
    execFileSync(join(program, 'node_modules/.bin/node'), filling, {
      cwd: program,
      env: { ...process.env, ...old },
      stdio: 'ignore',
    });
    const serve = async (from: string, place: typeof old) =>
      startApp({ dataDir: place.DATA_DIR, program: from, environment: place });
    serving = await serve(program, old);
    await serving.stop();
    const before = await rowsOf(old.DATABASE_URL);
    say(`filled and served by it: ${sumOf(before)} rows of ${before.size} tables`);

    const keyFile = join(folder, 'identity');
    let recipient = '';
    const pimento = (place: typeof old, ...command: string[]) => {
      const backups = { BACKUP_DIR: join(folder, 'backups'), BACKUP_IDENTITY_FILE: keyFile };
      return pimentoIn({ ...place, ...backups, BACKUP_RECIPIENT: recipient }, command, say);
    };
    const key = await pimento(old, 'backup:key');
    writeFileSync(keyFile, key, { mode: 0o600 });
    recipient = /age1[a-z0-9]+/.exec(key)?.[0] ?? '';
    await pimento(old, 'migrate');
    const after = await rowsOf(old.DATABASE_URL);
    const lost = [...before].filter(([table, rows]) => (after.get(table) ?? 0) < rows);
    if (lost.length > 0) throw new Error(`rows are gone of ${lost.map(([table]) => table).join(', ')}`);
    serving = await serve(root, old);
    for (let tries = 1; ; tries++)
      try {
        await pimento(old, 'verify');
        break;
      } catch (error) {
        if (tries === SEALED_WITHIN_TRIES) throw error;
        await setTimeout(1_000);
      }
    await pimento(old, 'backup');
    await serving.stop();

    say('the machine is lost: database and files');
    const restored = placeOf('restored', 'second machine');
    await pimento(restored, 'restore', 'newest');
    serving = await serve(root, restored);
    await pimento(restored, 'verify');
  } finally {
    await serving?.stop();
    await postgres.stop();
    for (const each of [folder, program]) rmSync(each, { recursive: true, force: true });
  }
}

async function rowsOf(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const counted = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${client.escapeIdentifier(name)}`,
      );
      counted.set(name, rows[0]?.rows ?? 0);
    }
    return counted;
  } finally {
    await client.end();
  }
}

const sumOf = (counted: ReadonlyMap<string, number>): number =>
  [...counted.values()].reduce((sum, rows) => sum + rows, 0);
