import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { openServer } from '#platform/server/database/database.ts';
import { describeSchema } from '#platform/server/database/describe-schema.ts';
import { forgetFiles, insertFile } from '#platform/server/database/file-rows.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { transactionWithFiles } from '#platform/server/transaction-with-files.ts';
import type { IdOf } from '#shared/id.ts';
import { someone } from '#tests/support/builders.ts';
import { openTestApp, openTestDatabase, type TestApp, workAs } from '#tests/support/database.ts';
import { type Finding, verify } from '../verify/verify.ts';
import { backUp } from './back-up.ts';
import { backupsIn, prune } from './kept-backups.ts';
import { DamagedBackup } from './manifest.ts';
import { restore } from './restore.ts';

let test: TestApp;
let folder: string;
let newest: string;
const identity = generateX25519Identity();
const KEY = 'a key that opens the secrets of apps\n';

const source = () => ({
  connectionString: owner(),
  files: test.services.files,
  dataDir: test.services.config.dataDir,
  keyFiles: ['secret-key'],
});
const takeBackup = async (to = folder, recipient?: string, keep?: number) =>
  backUp(source(), { folder: to, recipient, keep });

/** A file of nobody's. */
const handIn = (words: string) =>
  transactionWithFiles(workAs(test.services, null), [{ bytes: Buffer.from(words) }], async (work, [file]) => {
    if (!file) throw new Error('no file');
    await insertFile(work, file, { name: 'a.pdf', type: 'application/pdf', ownerId: null, isOurs: true });
    return { id: file.id };
  });
const takeBack = async ({ id }: { id: IdOf<'files'> }) => {
  await workAs(test.services, null).transaction((work) => forgetFiles(work, [id]));
  await test.services.files.remove(id);
};

/** A database and a data folder without anybody in them, as on another machine. */
async function elsewhere() {
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-restored-'));
  const database = await openTestDatabase();
  return {
    database,
    dataDir,
    files: openFiles(readConfig({ DATA_DIR: dataDir })),
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

let owner: () => string;
beforeAll(async () => {
  test = await openTestApp();
  owner = () => test.ownerAddress;
  folder = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
  writeFileSync(join(test.services.config.dataDir, 'secret-key'), KEY);
  for (let at = 0; at < 12; at++) await handIn(`paper ${at}`);
  await someone(test.services);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const findings = async (database: Parameters<typeof verify>[0], files: Parameters<typeof verify>[1]) => {
  const faulty: Finding[] = [];
  await verify(database, files, (finding) => finding.faults > 0 && faulty.push(finding));
  return faulty;
};

describe('a backup', () => {
  it('shows one moment of a database that goes on being written, and comes back whole elsewhere', async () => {
    let stopped = false;
    let written = 0;
    const write = async () => {
      while (!stopped) {
        const file = await handIn(`under load ${written++}`);
        await someone(test.services);
        if (written % 2) await takeBack(file);
      }
    };
    const writers = [write(), write(), write()];
    const before = written;
    const backedUp = await takeBackup();
    expect(written).toBeGreaterThan(before);
    stopped = true;
    await Promise.all(writers);
    newest = join(folder, backedUp.name);
    expect(backedUp.lost).toEqual([]);

    const other = await elsewhere();
    const restored = await restore(newest, other, undefined);
    expect(restored).toMatchObject({ rows: backedUp.rows, tables: backedUp.tables, files: backedUp.files });
    expect(await findings(other.database.db, other.files)).toEqual([]);
    expect(await describeSchema(other.database.db)).toEqual(await describeSchema(test.db));
    // As any other database: numbers go on, triggers stand, keys hold.
    const { rows } = await sql<{ off: number }>`
      select count(*)::int as off from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(
      other.database.db,
    );
    expect(rows).toEqual([{ off: 0 }]);
    await expect(other.database.asOwner((db) => sql`truncate audit_entries`.execute(db))).rejects.toThrow(
      /audit/,
    );
    await other.close();
  });

  it('copies only files that no earlier one has', async () => {
    const first = await takeBackup();
    await handIn('one more');
    expect(await takeBackup()).toMatchObject({ files: first.files + 1, newFiles: 1 });
  });

  it('names the files that were lost before it, and brings back the rest', async () => {
    const lost = await handIn('lost');
    const changed = await handIn('changed');
    await test.services.files.remove(lost.id);
    await test.services.files.remove(changed.id);
    await test.services.files.write(changed.id, Buffer.from('otherwise'));
    const { name, lost: named } = await takeBackup();
    expect(Object.fromEntries(named.map(({ id, fault }) => [id, fault]))).toEqual({
      [lost.id]: 'is not on disk',
      [changed.id]: 'is another on disk',
    });
    const other = await elsewhere();
    const restored = await restore(join(folder, name), other, undefined);
    expect(restored.lost.toSorted()).toEqual([lost.id, changed.id].toSorted());
    expect(await findings(other.database.db, other.files)).toMatchObject([{ faults: 2 }]);
    await other.close();
    await takeBack(lost);
    await takeBack(changed);
  });

  it('is alone in its folder while it is written', async () => {
    const results = await Promise.allSettled([takeBackup(), takeBackup()]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? String(result.reason) : []));
    expect(refused).toEqual([expect.stringMatching(/^Error: Another backup is being written into/)]);
  });

  it('leaves when newer ones are enough, with the files that it alone needed', async () => {
    const other = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
    const gone = await handIn('soon gone');
    await takeBackup(other);
    await takeBack(gone);
    const kept = await takeBackup(other);
    expect(await prune(other, 1)).toEqual({ backups: 1, files: 1 });
    expect(await backupsIn(other)).toEqual([kept.name]);
    const { close, ...target } = await elsewhere();
    expect(await restore(join(other, kept.name), target, undefined)).toMatchObject({ files: kept.files });
    await close();
    rmSync(other, { recursive: true });
  });
});

describe('an encrypted backup', () => {
  let encrypted: string;
  beforeAll(async () => {
    encrypted = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
    await takeBackup(encrypted, await identityToRecipient(await identity));
  });
  afterAll(() => rmSync(encrypted, { recursive: true }));
  const only = async () => join(encrypted, (await backupsIn(encrypted))[0] ?? '');

  it('holds nothing that can be read, and comes back with the key beside the database', async () => {
    const paper = readdirSync(join(encrypted, 'files'), { recursive: true, withFileTypes: true }).find(
      (entry) => entry.isFile(),
    );
    const bytes = readFileSync(join(paper?.parentPath ?? '', paper?.name ?? ''), 'latin1');
    expect(bytes).toMatch(/^age-encryption\.org\/v1\n-> X25519/);
    expect(bytes).not.toContain('paper');
    const other = await elsewhere();
    await restore(await only(), other, `# made today\n${await identity}\n`);
    expect(readFileSync(join(other.dataDir, 'secret-key'), 'utf8')).toBe(KEY);
    expect(statSync(join(other.dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
    expect(await findings(other.database.db, other.files)).toEqual([]);
    await other.close();
  });

  it.each([
    [
      'without a key',
      async () => undefined,
      /is encrypted\. Name the file with its key in BACKUP_IDENTITY_FILE/,
    ],
    ['with another key', generateX25519Identity, /was encrypted for another key/],
    ['with a file that holds none', async () => 'nothing', /holds no line that begins with AGE-SECRET-KEY-/],
  ])('is refused %s', async (_, key, words) => {
    const other = await elsewhere();
    await expect(restore(await only(), other, await key())).rejects.toThrow(words);
    await other.close();
  });
});

describe('a damaged backup', () => {
  it.each<[string, (copy: string, backup: string) => void, RegExp]>([
    [
      'a table of which a byte changed',
      (_, backup) => flip(join(backup, 'public.accounts.gz')),
      /is damaged, and nothing was restored: public\.accounts\.gz is not as it was written/,
    ],
    [
      'a table that is gone',
      (_, backup) => rmSync(join(backup, 'public.files.gz')),
      /public\.files\.gz is missing/,
    ],
    [
      'a file of which a byte changed',
      (copy) => flip(aFile(copy)),
      /the file [\w-]+ is not as it was written/,
    ],
    ['a file that is gone', (copy) => rmSync(aFile(copy)), /the file [\w-]+ is missing/],
    [
      'a manifest that was cut off',
      (_, backup) => writeFileSync(join(backup, 'manifest.json'), '{"format":1'),
      /manifest\.json is not as it was written/,
    ],
    ['no manifest', (_, backup) => rmSync(join(backup, 'manifest.json')), /holds no backup/],
  ])('is refused in words, and nothing of it stays: %s', async (_, damage, words) => {
    const copy = mkdtempSync(join(tmpdir(), 'pimento-damaged-'));
    cpSync(folder, copy, { recursive: true });
    const [name = ''] = await backupsIn(copy);
    damage(copy, join(copy, name));
    const other = await elsewhere();
    const failure = await restore(join(copy, name), other, undefined).catch((error) => error);
    expect(failure).toBeInstanceOf(DamagedBackup);
    expect(failure.message).toMatch(words);
    for await (const { id } of other.files.list()) expect.unreachable(`${id} was left behind`);
    // What could not be restored stands in the way of nothing.
    await restore(newest, other, undefined);
    await other.close();
    rmSync(copy, { recursive: true });
  });

  const aFile = (copy: string) => {
    const stored = readdirSync(join(copy, 'files'), { recursive: true, withFileTypes: true });
    const first = stored.filter((entry) => entry.isFile()).toSorted((a, b) => (a.name < b.name ? -1 : 1))[0];
    return join(first?.parentPath ?? '', first?.name ?? '');
  };
  const flip = (path: string) => {
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
});

describe('a restore', () => {
  it('does not mix what comes back with what is there', async () => {
    const here = { database: await openServer(owner(), 2), files: test.services.files, dataDir: '/nowhere' };
    await expect(restore(newest, here, undefined)).rejects.toThrow(
      /There are accounts in this database already/,
    );
    await here.database.close();
    const other = await elsewhere();
    await other.files.write('0198c5a2-0000-7000-8000-000000000000', Buffer.from('x'));
    await expect(restore(newest, other, undefined)).rejects.toThrow(/There are files under DATA_DIR already/);
    await other.close();
  });

  it('is refused to another version than the one that made the backup', async () => {
    const path = join(newest, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    const made: string[] = manifest.migrations;
    const between = made.at(-3) ?? '';
    const other = await elsewhere();
    const refusedWith = async (migrations: string[], words: string) => {
      writeFileSync(path, JSON.stringify({ ...manifest, migrations }));
      await expect(restore(newest, other, undefined)).rejects.toThrow(words);
    };
    const another = 'This backup was made by another version of Pimento: ';
    await refusedWith([...made, '9999_of-tomorrow'], `${another}this one does not know 9999_of-tomorrow. `);
    await refusedWith(
      made.filter((name) => name !== between),
      `${another}that one did not know ${between}. `,
    );
    await other.close();
    writeFileSync(path, JSON.stringify(manifest));
  });
});
