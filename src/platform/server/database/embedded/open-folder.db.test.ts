import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase, openServer } from '../database.ts';
import { DataFolderInUse } from './data-folder-lock.ts';
import { isListening, leftIn } from './left-server.ts';
import { makeCluster } from './make-cluster.ts';
import { packagedPrograms } from './programs.ts';

let folder: string;
let opened: OpenDatabase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pimento-open-'));
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const database of opened.reverse()) await database.close();
  opened = [];
  rmSync(folder, { recursive: true, force: true });
});

async function open(dataDir = folder, isGuest = false): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 2, isGuest });
  opened.push(database);
  return database;
}
/** Makes a table of notes, as the owner, for whoever serves. */
async function makeNotes({ ownerConnectionString }: OpenDatabase): Promise<void> {
  const { db, close } = await openServer(ownerConnectionString, 1);
  await sql`create table notes (words text)`.execute(db);
  await sql`grant select, insert on notes to public`.execute(db);
  await close();
}
const close = async (database: OpenDatabase) => {
  opened = opened.filter((other) => other !== database);
  await database.close();
};
const serverIn = (dataDir = folder) => leftIn(join(dataDir, 'postgresql'));

/** Another process that has written `written` rows and keeps the folder open. */
async function holder(): Promise<ChildProcess> {
  const code = `
    import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
    import { openDatabase, openServer } from ${JSON.stringify(new URL('../database.ts', import.meta.url).href)};
    const served = await openDatabase({ databaseUrl: undefined, dataDir: ${JSON.stringify(folder)}, poolSize: 2 });
    const { db } = await openServer(served.ownerConnectionString, 2);
    await sql\`create table notes (words text)\`.execute(db);
    await sql\`grant select on notes to public\`.execute(db);
    for (let i = 0; i < 50; i++) await sql\`insert into notes values ('kept')\`.execute(db);
    console.log('written');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
/** Another process that has the folder's lock, and starts its server so much later. */
async function lateHolder(afterMs: number): Promise<ChildProcess> {
  const own = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const code = `
    import { setTimeout } from 'node:timers/promises';
    import { lockDataFolder } from ${own('./data-folder-lock.ts')};
    import { startCluster } from ${own('./cluster.ts')};
    import { packagedPrograms } from ${own('./programs.ts')};
    globalThis.unlock = lockDataFolder(${JSON.stringify(folder)});
    console.log('locked');
    await setTimeout(${afterMs});
    await startCluster({ folder: ${JSON.stringify(folder)}, programs: packagedPrograms(), maxConnections: 20 });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
const kept = async ({ db }: OpenDatabase) =>
  (await sql<{ n: number }>`select count(*)::int as n from notes`.execute(db)).rows[0]?.n;

describe('the server under a data folder', () => {
  test('is laid out once, writes through to the disk, and has the order of a server with C.UTF-8', async () => {
    const first = await open();
    await makeNotes(first);
    await sql`insert into notes values ('Ärger'), ('Zebra'), ('apple'), ('陈')`.execute(first.db);
    await close(first);
    expect(serverIn()).toBeNull();

    const again = await open();
    const { rows } = await sql`select string_agg(words, ' ' order by words) as ordered, lower('ÄÖ') as lower,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as addresses,
      current_setting('TimeZone') as zone from notes`.execute(again.db);
    expect(rows).toEqual([
      {
        ordered: 'Zebra apple Ärger 陈',
        lower: 'äö',
        fsync: 'on',
        commits: 'on',
        addresses: '',
        zone: 'UTC',
      },
    ]);
  });

  test('serves a command beside the Pimento that runs it, and a second Pimento not at all', async () => {
    const running = await open();
    await makeNotes(running);
    const command = await open(folder, true);
    expect(await kept(command)).toBe(0);
    await expect(open()).rejects.toThrow(DataFolderInUse);
    await close(command);
    expect(await kept(running)).toBe(0);
  }, 20_000);

  test('is waited for by a command that comes while a Pimento is about to start it', async () => {
    const other = await lateHolder(5_000);
    const command = await open(folder, true);
    expect((await sql`select 1`.execute(command.db)).rows).toHaveLength(1);
    const server = serverIn();
    await close(command);
    expect(server && (await isListening(server))).toBe(true);
    other.kill('SIGKILL');
    await vi.waitFor(async () => expect(server && (await isListening(server))).toBe(false), 10_000);
  }, 60_000);

  test('starts for a command where none runs, and goes with it', async () => {
    const command = await open(folder, true);
    await sql`select 1`.execute(command.db);
    await close(command);
    expect(serverIn()).toBeNull();
  });

  test('is not served where the path of the folder is too long for a socket: it listens in a short one', async () => {
    const long = join(folder, 'x'.repeat(120));
    const database = await open(long);
    await sql`select 1`.execute(database.db);
    const elsewhere = serverIn(long)?.socketFolder ?? '';
    expect(elsewhere).toMatch(/pimento-socket-/);
    await close(database);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('starts on a copy of a folder, which a copying program may have left open to others', async () => {
    await close(await open());
    const copy = join(folder, 'copy');
    cpSync(join(folder, 'postgresql'), join(copy, 'postgresql'), { recursive: true });
    chmodSync(join(copy, 'postgresql'), 0o755);
    await sql`select 1`.execute((await open(copy)).db);
  });

  test.runIf(process.getuid?.() === 0)('is laid out for a user without a name, too', () => {
    const programs = packagedPrograms();
    if (!programs) throw new Error('no packaged server');
    const way = { prefix: [], user: { uid: 54_321, gid: 54_321 } };
    const cluster = join(folder, 'postgresql');
    makeCluster({ cluster, programs, version: 'postgres (PostgreSQL) 18', way, isThrownAway: true });
    expect(statSync(join(cluster, 'global/pg_control')).uid).toBe(54_321);
    expect(readdirSync(folder)).toEqual(['postgresql']);
  });

  test('is not begun beside the database of an earlier Pimento', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/PG_VERSION'), '17');
    await expect(open()).rejects.toThrow(
      /an earlier Pimento .* set DATABASE_URL; to begin anew, move it away/,
    );
    expect(existsSync(join(folder, 'postgresql'))).toBe(false);
  });

  test('says what it was told when it cannot start', async () => {
    await close(await open());
    writeFileSync(join(folder, 'postgresql/PG_VERSION'), '12\n');
    await expect(open()).rejects.toThrow(/did not start[\s\S]*initialized by PostgreSQL version 12/);
  });
});

describe('after kill -9', () => {
  test('of Pimento the server ends by itself, and nothing is lost', async () => {
    const other = await holder();
    const server = serverIn();
    other.kill('SIGKILL');
    await vi.waitFor(async () => expect(server && (await isListening(server))).toBe(false), 10_000);
    expect(await kept(await open())).toBe(50);
  });

  test.runIf(existsSync('/proc/self'))(
    'of Pimento and of what keeps the server, the next start ends the server and takes its folder',
    async () => {
      const other = await holder();
      const server = serverIn();
      if (!server) throw new Error('no server runs');
      process.kill(parentOf(server.pid), 'SIGKILL');
      other.kill('SIGKILL');
      await once(other, 'exit');
      expect(await isListening(server)).toBe(true);
      expect(await kept(await open())).toBe(50);
      expect(serverIn()?.pid).not.toBe(server.pid);
    },
  );

  test('of everything, the number left behind may be any other process by now', async () => {
    const other = await holder();
    const server = serverIn();
    if (!server) throw new Error('no server runs');
    const note = join(folder, 'postgresql/postmaster.pid');
    const left = readFileSync(note, 'utf8');
    other.kill('SIGKILL');
    await vi.waitFor(() => expect(serverIn()).toBeNull(), 10_000);
    writeFileSync(note, left.replace(String(server.pid), String(process.ppid)));
    expect(await kept(await open())).toBe(50);
  });

  test('of the server alone, it is there again soon', async () => {
    const database = await open();
    const first = serverIn()?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await vi.waitFor(() => sql`select 1`.execute(database.db), { timeout: 20_000, interval: 50 });
    expect(serverIn()?.pid).not.toBe(first);
  }, 30_000);
});

const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
