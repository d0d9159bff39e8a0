// A backup of very many: taken under load, refused where one byte is changed, restored elsewhere, compared, verified, and tried out in a drill.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDatabase } from '#platform/server/database/database.ts';
import { folderStore } from '#platform/server/files/folder.ts';
import { newId } from '#shared/id.ts';
import { onServer } from '#tests/support/database-setup.ts';
import { DATA_KEYS } from '../../bench/data-keys.ts';
import { fill } from '../../bench/fill.ts';
import { startTraffic } from '../../bench/million/traffic.ts';
import { onPostgres, type Place } from '../../bench/places.ts';
import { startProduct } from '../../bench/servers.ts';
import { insistOnLinks, insistOnRefusal, type Link } from './damaged-backup.ts';
import { pimentoIn } from './pimento-command.ts';

/** As papers are that a phone has made smaller; each is another one. */
const FILE_BYTES = 12_000;
/** What stands for the filled people's agreements, by the hash that their rows have (bench/prepared-papers.ts). */
const AGREEMENT = Buffer.from('bench');
const FILES_AT_ONCE = 500;
/** A call each so often while it is backed up: reading, submitting, redeeming, staff's lists. */
const CALLS_A_SECOND = 10;
const LONGEST_S = 900;
/** The backups after the first, each with its changes. */
const LINKS = 11;
const CHANGED_FILES = 20;

/** Says each step with its time. Rejects at the first that is not as it should be. */
export async function proveBackup(people: number, say: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-backup-'));
  const place = await timed('filled', () => onPostgres(), say);
  let isOver = false;
  const elsewhere = { database: `pimento_elsewhere_${process.pid}`, dataDir: join(folder, 'elsewhere') };
  try {
    const filled = await timed(`${people} people`, () => fill(place, people), say);
    await timed('their papers', () => withBytes(place, say), say);
    const backups = join(folder, 'backups');
    const keyFile = join(folder, 'identity');
    const settings = { DATA_KEYS, BACKUP_DIR: backups, BACKUP_IDENTITY_FILE: keyFile };
    const here = { ...settings, DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir };
    const key = await pimentoIn(here, ['backup:key'], () => {});
    writeFileSync(keyFile, key, { mode: 0o600 });
    const encrypting = { ...here, BACKUP_RECIPIENT: /age1[a-z0-9]+/.exec(key)?.[0] ?? '' };
    const app = await startProduct(place);
    const traffic = startTraffic(app.url, filled, 0);
    await timed('whole before', () => pimentoIn(here, ['verify'], say), say);
    let [answered, faults] = [0, 0];
    const load = (async () => {
      for (let second = 0; !isOver && second < LONGEST_S; second++) {
        const outcome = await traffic.send(CALLS_A_SECOND, 1);
        answered += outcome.ms.length;
        faults += outcome.faults;
      }
    })();
    await timed('backed up', () => pimentoIn(encrypting, ['backup'], say), say);
    const meanwhile = answered;
    const chain = await timed(`${LINKS} more, with changes between`, () => goOn(place, encrypting, say), say);
    isOver = true;
    await load;
    traffic.end();
    await app.stop();
    say(`${meanwhile} calls were answered during the first backup, ${faults} of all ${answered} in vain`);
    if (meanwhile === 0 || faults > 0) throw new Error('there was no load, or it was not answered');

    await onServer(place.databaseUrl, `create database ${elsewhere.database}`);
    const url = new URL(place.databaseUrl);
    url.pathname = `/${elsewhere.database}`;
    const there = { ...encrypting, DATABASE_URL: url.href, DATA_DIR: elsewhere.dataDir };
    await timed(
      'one byte changed: refused',
      () => insistOnRefusal(() => pimentoIn(there, ['restore', 'newest'], say), backups),
      say,
    );
    await timed(
      'a link damaged, a file of an earlier one gone: refused',
      () => insistOnLinks((name) => pimentoIn(there, ['restore', name], say), backups, chain),
      say,
    );
    await timed('restored and compared', () => pimentoIn(there, ['restore', 'newest'], say), say);
    await timed('verified there', () => pimentoIn(there, ['verify'], say), say);
    await timed('drill', () => pimentoIn(encrypting, ['backup:drill'], say), say);
  } finally {
    isOver = true;
    await onServer(place.databaseUrl, `drop database if exists ${elsewhere.database} with (force)`);
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Backs up again and again; before each one some papers came and those of the one before but one went. */
async function goOn(
  place: Place,
  encrypting: Record<string, string>,
  say: (line: string) => void,
): Promise<Link[]> {
  const database = await openDatabase({ ...place, poolSize: 1, isGuest: true });
  const store = folderStore(place.dataDir);
  const chain: Link[] = [];
  try {
    for (let link = 0; link < LINKS; link++) {
      const ids = Array.from({ length: CHANGED_FILES }, () => newId());
      for (const id of ids) await store.write(id, Buffer.from(id));
      await sql`insert into files (id, original_name, media_type, size_bytes, sha256, created_at)
        select id::uuid, 'paper.pdf', 'application/pdf', length(id), encode(sha256(id::bytea), 'hex'), now() from unnest(${ids}::text[]) id`.execute(
        database.db,
      );
      const said = await pimentoIn(encrypting, ['backup'], say);
      chain.push({ name: /Backed up as (\S+):/.exec(said)?.[1] ?? '', brought: ids });
      const gone = ids.slice(0, CHANGED_FILES / 2);
      await sql`delete from files where id = any(${gone}::uuid[])`.execute(database.db);
      for (const id of gone) await store.remove(id);
    }
  } finally {
    await database.close();
  }
  return chain;
}

async function timed<Result>(
  what: string,
  run: () => Promise<Result>,
  say: (line: string) => void,
): Promise<Result> {
  const since = performance.now();
  const result = await run();
  say(`${what}: ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  return result;
}

/** Gives each document that was handed in a file of its own, and the agreements their bytes. */
async function withBytes(place: Place, say: (line: string) => void): Promise<void> {
  const database = await openDatabase({ ...place, poolSize: 1, isGuest: true });
  try {
    const { db } = database;
    const store = folderStore(place.dataDir);
    const { rows: agreements } = await sql<{ id: string }>`
      update files set size_bytes = ${AGREEMENT.length} where sha256 = encode(sha256(${AGREEMENT}), 'hex') returning id`.execute(
      db,
    );
    for (const { id } of agreements) await store.write(id, AGREEMENT);
    const { rows: documents } = await sql<{ id: string }>`
      update verifications set answers = jsonb_set(answers, '{proof,id}', to_jsonb(id::text)) returning id`.execute(
      db,
    );
    for (let at = 0; at < documents.length; at += FILES_AT_ONCE)
      await keep(db, store, documents.slice(at, at + FILES_AT_ONCE));
    const { rows } = await sql<{ mb: string }>`
      select round(pg_database_size(current_database()) / 1e6) as mb`.execute(db);
    say(
      `the database has ${rows[0]?.mb} MB; ${documents.length + agreements.length} files, ${((documents.length * FILE_BYTES) / 1e6).toFixed(0)} MB`,
    );
  } finally {
    await database.close();
  }
}

async function keep(db: Db, store: ReturnType<typeof folderStore>, rows: { id: string }[]): Promise<void> {
  const hashes = await Promise.all(
    rows.map(async ({ id }) => {
      const bytes = Buffer.alloc(FILE_BYTES, createHash('sha512').update(id).digest());
      await store.write(id, bytes);
      return createHash('sha256').update(bytes).digest('hex');
    }),
  );
  await sql`insert into files (id, owner_id, original_name, media_type, size_bytes, sha256, created_at)
    select v.id, v.account_id, 'proof.jpg', 'image/jpeg', ${FILE_BYTES}, given.sha256, v.created_at
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${hashes}::text[]) given (id, sha256) join verifications v using (id)`.execute(
    db,
  );
}
