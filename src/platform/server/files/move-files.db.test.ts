import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { IdOf } from '#shared/id.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { type ObjectStore, openObjectStore } from '#tests/support/object-store.ts';
import { forgetFiles, insertFile } from '../database/file-rows.ts';
import { openFiles, placesOf } from '../file-store.ts';
import { transactionWithFiles } from '../transaction-with-files.ts';
import { moveFiles } from './move-files.ts';
import type { FileStore } from './store.ts';

let server: TestApp;
let store: ObjectStore;
let folder: FileStore;
let bucket: FileStore;
beforeAll(async () => {
  store = await openObjectStore();
  // A node that was told of the bucket and keeps new files in the folder still.
  server = await openTestApp(store.settings);
});
beforeEach(async () => {
  const { first, second } = placesOf(server.services.config);
  if (!second) throw new Error('no bucket');
  folder = first;
  bucket = second;
  for (const each of [folder, bucket]) for await (const { id } of each.list()) await each.remove(id);
  await server.db.deleteFrom('files').execute();
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const handIn = (words: string, files = server.services.files): Promise<IdOf<'files'>> => {
  const work = workAs({ ...server.services, files }, null);
  return transactionWithFiles(work, [{ bytes: Buffer.from(words) }], async (work, [file]) => {
    if (!file) throw new Error('no file');
    await insertFile(work, file, { name: 'a.pdf', type: 'application/pdf', ownerId: null, isOurs: true });
    return file.id;
  });
};
const takeBack = async (id: IdOf<'files'>) => {
  await workAs(server.services, null).transaction((work) => forgetFiles(work, [id]));
  await server.services.files.remove(id);
};
const idsIn = async (files: FileStore) => (await Array.fromAsync(files.list())).map(({ id }) => id).sort();
const pathOf = (id: string) => join(server.services.config.dataDir, 'files', id.slice(-2), id);

test('every file moves, there and back, while others come, are read and go', async () => {
  const { config } = server.services;
  // Another node has been restarted already.
  const inBucket = openFiles({ ...config, filesIn: 's3' });
  const papers = new Map<string, string>();
  for (let count = 0; count < 40; count++) papers.set(await handIn(`paper ${count}`), `paper ${count}`);
  let stopped = false;
  let looks = 0;
  const misses: unknown[] = [];
  const work = async () => {
    for (let count = 0; !stopped; count++) {
      const id = await handIn(`new ${count}`, count % 2 ? server.services.files : inBucket);
      if (count % 3) await takeBack(id);
      else papers.set(id, `new ${count}`);
      for (const [each, words] of [...papers].slice(count % 20, (count % 20) + 5)) {
        const reader = count % 2 ? inBucket : server.services.files;
        await reader
          .open(each)
          .then(buffer)
          .then(
            (bytes) => String(bytes) === words || misses.push(String(bytes)),
            (error) => misses.push(error),
          );
        looks++;
      }
    }
  };
  const workers = [work(), work()];
  const there = await moveFiles(server.db, folder, bucket);
  const back = await moveFiles(server.db, bucket, folder);
  stopped = true;
  await Promise.all(workers);
  expect(there).toMatchObject({ altered: [] });
  expect(there.moved).toBeGreaterThanOrEqual(40);
  expect(back.moved).toBeGreaterThanOrEqual(40);
  expect(misses).toEqual([]);
  expect(looks).toBeGreaterThan(10);
  // Once nobody writes there any more, nothing is left there.
  await moveFiles(server.db, folder, bucket);
  expect(await idsIn(bucket)).toEqual([...papers.keys()].sort());
  expect(await idsIn(folder)).toEqual([]);
});

test('a file that is no longer as it was handed in stays, and is named; the others move', async () => {
  const [altered, sound] = [await handIn('one'), await handIn('two')];
  await rm(pathOf(altered));
  await writeFile(pathOf(altered), 'another');
  expect(await moveFiles(server.db, folder, bucket)).toEqual({ moved: 1, altered: [altered] });
  expect(await idsIn(folder)).toEqual([altered]);
  expect(await idsIn(bucket)).toEqual([sound]);
});

test('one that was begun and cut off goes on; what has no row is left to the sweep', async () => {
  const [copied, orphan] = [await handIn('copied'), await handIn('orphan')];
  await bucket.write(copied, Buffer.from('copied'));
  await server.db.deleteFrom('files').where('id', '=', orphan).execute();
  expect(await moveFiles(server.db, folder, bucket)).toEqual({ moved: 1, altered: [] });
  expect(await idsIn(folder)).toEqual([orphan]);
  expect(await idsIn(bucket)).toEqual([copied]);
});

test('an erased file does not come back with a copy that was under way', async () => {
  const erased = await handIn('erased');
  const slow: FileStore = {
    ...bucket,
    write: async (each, bytes) => {
      await takeBack(erased);
      await bucket.write(each, bytes);
    },
  };
  expect(await moveFiles(server.db, folder, slow)).toEqual({ moved: 0, altered: [] });
  expect([...(await idsIn(folder)), ...(await idsIn(bucket))]).toEqual([]);
});

test('a store that is away ends it, and nothing is lost', async () => {
  const id = await handIn('kept');
  store.behave((method) => (method === 'PUT' ? { status: 503, code: 'SlowDown' } : null));
  await expect(moveFiles(server.db, folder, bucket)).rejects.toMatchObject({ code: 'file.store_away' });
  store.behave(() => null);
  expect(await idsIn(folder)).toEqual([id]);
});
