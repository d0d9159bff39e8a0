// Files in an object store: what people see of its outage, and that a backup and a proof of the records never take it for loss.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { backUp } from '#app/server/backup/back-up.ts';
import { restore } from '#app/server/backup/restore.ts';
import { type Finding, verify } from '#app/server/verify/verify.ts';
import { readConfig } from '#platform/server/config.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { loggedIn, someone } from './support/builders.ts';
import { openTestApp, openTestDatabase, type TestApp } from './support/database.ts';
import { type ObjectStore, openObjectStore } from './support/object-store.ts';

let store: ObjectStore;
let server: TestApp;
let browser: Awaited<ReturnType<typeof loggedIn>>;
let picture: Buffer;
const away = () => store.behave(() => ({ status: 503, code: 'ServiceUnavailable' }));

beforeAll(async () => {
  store = await openObjectStore();
  server = await openTestApp({ FILES_IN: 's3', ...store.settings });
  browser = await loggedIn(server, await someone(server.services));
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0E6B4A' } })
    .png()
    .toBuffer();
});
afterEach(() => store.behave(() => null));
afterAll(async () => {
  await server.close();
  await store.close();
});

const send = () =>
  browser.reply('PUT /api/accounts/image/update', {
    form: { extraInfo: {}, files: [{ field: 'file', name: 'me.png', bytes: picture }] },
  });
const rows = async () =>
  (await server.db.selectFrom('files').select('id').execute()).map(({ id }) => `files/${id}`).sort();
const inStore = () => [...store.kept.keys()].sort();

test('a file is taken and shown again, encrypted in the store, and the one before it leaves', async () => {
  expect((await send()).status).toBe(200);
  const [first] = inStore();
  expect((await send()).status).toBe(200);
  expect(inStore()).toEqual(await rows());
  expect(inStore()).not.toContain(first);
  expect([...store.kept.values()].map(({ encryption }) => encryption)).toEqual(['AES256']);
});

test('while the store is away files are refused in plain words with a time to come back, nothing is half done, and the rest goes on', async () => {
  const before = { rows: await rows(), kept: inStore() };
  away();
  const refused = await send();
  expect(refused).toMatchObject({ status: 503, body: { code: 'file.store_away' } });
  expect(refused.headers['retry-after']).toBe('30');
  expect({ rows: await rows(), kept: inStore() }).toEqual(before);
  await vi.waitFor(
    async () =>
      expect(await browser.get('/api/health')).toMatchObject({
        status: 200,
        body: { ready: true, files: false },
      }),
    { timeout: 15_000, interval: 200 },
  );
  store.behave(() => null);
  expect((await send()).status).toBe(200);
});

test('a new file stands though the old one cannot be removed just now', async () => {
  store.behave((method) => (method === 'DELETE' ? { status: 503, code: 'ServiceUnavailable' } : null));
  expect((await send()).status).toBe(200);
  const [row] = await rows();
  expect(inStore()).toContain(row);
  expect(inStore()).toHaveLength(2);
  store.behave(() => null);
  for (const key of inStore()) if (key !== row) store.kept.delete(key);
});

test('a backup takes files out of the store, a restore puts them into one, and each is compared', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'pimento-restored-'));
  const source = {
    connectionString: server.ownerAddress,
    files: server.services.files,
    dataDir,
    keyFiles: [],
  };
  const target = { folder, recipient: undefined, keep: undefined };
  const { name, files } = await backUp(source, target);
  expect(files).toBe((await rows()).length);

  const other = await openObjectStore();
  const restored = openFiles(readConfig({ DATA_DIR: dataDir, FILES_IN: 's3', ...other.settings }));
  const database = await openTestDatabase();
  const findings: Finding[] = [];
  await restore(join(folder, name), { database, files: restored, dataDir }, undefined);
  expect(await verify(database.db, restored, (finding) => findings.push(finding))).toBe(true);
  expect([...other.kept.keys()].sort()).toEqual(await rows());
  expect(findings.at(-1)).toMatchObject({ lookedAt: files, faults: 0 });

  // Of a store that is away nobody knows what it has: neither loss nor health is reported of it.
  other.behave(() => ({ status: 503, code: 'ServiceUnavailable' }));
  expect(await verify(database.db, restored, (finding) => findings.push(finding))).toBe(false);
  expect(findings.at(-1)?.examples).toEqual([
    expect.stringContaining('cannot be read (the object store answered 503'),
  ]);
  away();
  const another = mkdtempSync(join(tmpdir(), 'pimento-backups-'));
  await expect(backUp(source, { ...target, folder: another })).rejects.toMatchObject({
    code: 'file.store_away',
  });
  await database.close();
  await other.close();
  for (const each of [folder, another, dataDir]) rmSync(each, { recursive: true });
});
