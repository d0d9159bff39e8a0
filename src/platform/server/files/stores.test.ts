import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#shared/id.ts';
import { type Manner, type ObjectStore, openObjectStore } from '#tests/support/object-store.ts';
import { readConfig } from '../config.ts';
import { openFiles, placesOf } from '../file-store.ts';
import { bucketStore } from './bucket.ts';
import { folderStore } from './folder.ts';
import { type FileStore, hashOfKept, isAway, isMissing } from './store.ts';

let dataDir: string;
let store: ObjectStore;
beforeAll(async () => {
  store = await openObjectStore({ pageLength: 3 });
  dataDir = mkdtempSync(join(tmpdir(), 'pimento-files-'));
});
beforeEach(() => {
  store.kept.clear();
  store.calls.length = 0;
});
afterEach(() => {
  store.behave(() => null);
  Object.assign(store.can, { conditional: true, encrypt: true });
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const bytes = Buffer.from('a paper');
const configOf = (said: Record<string, string> = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...store.settings, ...said });
function bucketOf(said: Record<string, string> = {}): FileStore {
  const { bucket } = configOf(said);
  if (!bucket) throw new Error('no bucket');
  return bucketStore(bucket);
}
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('it was not refused'),
    (error) => error,
  );
const idsIn = async (files: FileStore) => (await Array.fromAsync(files.list())).map(({ id }) => id).sort();

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(mkdtempSync(join(dataDir, 'one-')))],
  ['a bucket', () => bucketOf()],
  ['a bucket without conditional writes', () => bucketOf({ S3_CONDITIONAL_WRITES: 'no' })],
])('%s', (_, open) => {
  test('gives back what was kept, until it is removed', async () => {
    const files = open();
    await files.tryOut();
    const ids = Array.from({ length: 8 }, () => newId(Date.now())).sort();
    for (const id of ids) await files.write(id, Buffer.from(id));
    const [id = '', ...others] = ids;
    expect(String(await buffer(await files.open(id)))).toBe(id);
    expect(await files.has(id)).toBe(true);
    expect(await idsIn(files)).toEqual(ids);
    for await (const { changedAt } of files.list())
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    await files.remove(id);
    await files.remove(id);
    expect(await files.has(id)).toBe(false);
    expect(isMissing(await refusalOf(files.open(id)))).toBe(true);
    expect(await hashOfKept(files, id)).toBeNull();
    expect(await idsIn(files)).toEqual(others);
  });

  test('never puts a file in another’s place', async () => {
    const files = open();
    const id = newId(Date.now());
    await files.write(id, bytes);
    await expect(files.write(id, Buffer.from('another'))).rejects.toThrow();
    expect(await buffer(await files.open(id))).toEqual(bytes);
  });
});

describe('a bucket', () => {
  test('is told to encrypt, and is asked by nobody whose key is another', async () => {
    const id = newId(Date.now());
    await bucketOf().write(id, bytes);
    expect(store.kept.get(`files/${id}`)).toMatchObject({ bytes, encryption: 'AES256' });
    const stranger = bucketOf({ S3_SECRET_ACCESS_KEY: 'another-secret' });
    expect(isAway(await refusalOf(stranger.open(id)))).toBe(true);
  });

  test('whose answer was lost is asked again, and the file is there once', async () => {
    const id = newId(Date.now());
    let times = 0;
    store.behave((method) => (method === 'PUT' && times++ === 0 ? 'lose the answer' : null));
    await bucketOf().write(id, bytes);
    expect(store.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
    expect(store.kept.get(`files/${id}`)?.bytes).toEqual(bytes);
  });

  test('that is overwhelmed for a moment is asked again', async () => {
    let times = 0;
    store.behave(() => (times++ < 2 ? { status: 503, code: 'SlowDown' } : null));
    const id = newId(Date.now());
    await bucketOf().write(id, bytes);
    expect(store.kept.get(`files/${id}`)?.bytes).toEqual(bytes);
    expect(times).toBeGreaterThan(2);
  });

  test('that is not there at all is away at once', async () => {
    const files = bucketOf({ S3_ENDPOINT: 'http://127.0.0.1:1' });
    const start = performance.now();
    expect(isAway(await refusalOf(files.open(newId(Date.now()))))).toBe(true);
    expect(performance.now() - start).toBeLessThan(4_000);
  });
});

/** Side by side, because each waits for seconds: on a store of its own. */
describe.concurrent('a bucket in trouble', () => {
  async function withOwn(run: (own: ObjectStore, files: FileStore) => Promise<void>): Promise<void> {
    const own = await openObjectStore();
    await run(own, bucketOf(own.settings)).finally(own.close);
  }

  test.each<[string, Manner, RegExp]>([
    ['says 503', { status: 503, code: 'SlowDown' }, /answered 503/],
    ['says nothing', 'hang', /did not answer within 8 s/],
  ])('that %s is refused as away within 10 s, with the time to come back', (_, manner, reason) =>
    withOwn(async (own, files) => {
      const id = newId(Date.now());
      own.behave(() => manner);
      const start = performance.now();
      const asked = [files.write(id, bytes), files.open(id), files.has(id), files.remove(id), idsIn(files)];
      for (const refusal of await Promise.all(asked.map(refusalOf))) {
        expect(refusal).toMatchObject({
          code: 'file.store_away',
          kind: 'unavailable',
          retryAfterSeconds: 30,
        });
        expect(refusal.cause.message).toMatch(reason);
      }
      await expect(files.probe()).rejects.toThrow();
      expect(performance.now() - start).toBeLessThan(12_000);
      own.behave(() => null);
      expect(own.kept.size).toBe(0);
      await files.write(id, bytes);
      expect(await buffer(await files.open(id))).toEqual(bytes);
    }),
  );

  test.each<[string, Manner, RegExp]>([
    ['is cut', 'cut', /aborted/],
    ['stands still', 'stand still', /stopped in the middle/],
  ])('whose answer %s in the middle gives half a file to nobody', (_, manner, reason) =>
    withOwn(async (own, files) => {
      const id = newId(Date.now());
      await files.write(id, Buffer.alloc(300_000, 'x'));
      own.behave(() => manner);
      const refusal = await refusalOf(files.open(id).then(buffer));
      expect(isAway(refusal)).toBe(true);
      expect(String(refusal.cause)).toMatch(reason);
      await vi.waitFor(() => expect(own.connections()).toBeLessThan(2));
    }),
  );

  test('keeps no connection for whoever left in the middle, and few for all others', () =>
    withOwn(async (own, files) => {
      const id = newId(Date.now());
      await files.write(id, Buffer.alloc(5_000_000, 'x'));
      for (let times = 0; times < 20; times++) {
        const unread = await files.open(id);
        unread.destroy();
        const begun = await files.open(id);
        for await (const _ of begun) break;
        await refusalOf(files.open(newId(Date.now())));
      }
      await vi.waitFor(() => expect(own.connections()).toBeLessThan(4));
    }));

  test('is not thought to be when somebody reads slowly', () =>
    withOwn(async (_, files) => {
      const id = newId(Date.now());
      const large = Buffer.alloc(3_000_000, 'x');
      await files.write(id, large);
      let read = 0;
      for await (const chunk of await files.open(id)) {
        if (read === 0) await setTimeout(9_000);
        read += chunk.length;
      }
      expect(read).toBe(large.length);
    }));
});

describe('the start says which setting is wrong', () => {
  test.each<[string, Record<string, string>]>([
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
    ['S3_BUCKET', { S3_BUCKET: 'another-bucket' }],
    ['S3_ACCESS_KEY_ID', { S3_ACCESS_KEY_ID: 'somebody-else' }],
    ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: 'another-secret' }],
    ['S3_REGION', { S3_REGION: 'moon-1' }],
  ])('%s', async (setting, said) => {
    await expect(openFiles(configOf({ FILES_IN: 's3', ...said })).tryOut()).rejects.toThrow(
      new RegExp(`^${setting}: `),
    );
  });

  test('where the store does not encrypt, or knows no conditional writes', async () => {
    store.can.encrypt = false;
    await expect(bucketOf().tryOut()).rejects.toThrow(/^S3_ENCRYPTION: .*Say none/);
    await bucketOf({ S3_ENCRYPTION: 'none' }).tryOut();
    store.can.conditional = false;
    await expect(bucketOf({ S3_ENCRYPTION: 'none' }).tryOut()).rejects.toThrow(/S3_CONDITIONAL_WRITES/);
    await bucketOf({ S3_ENCRYPTION: 'none', S3_CONDITIONAL_WRITES: 'no' }).tryOut();
    expect(store.kept.size).toBe(0);
  });

  test.each([
    [{ FILES_IN: 's3' }, /^FILES_IN: /],
    [{ S3_BUCKET: 'files-of-ours' }, /S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: .* go together/],
    [{ S3_BUCKET: 'No_Bucket' }, /^S3_BUCKET: /],
  ])('without a call: %j', (said, words) => {
    expect(() => readConfig(said)).toThrow(words);
  });

  test('in production, unless the line is encrypted', () => {
    expect(() =>
      readConfig({
        ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '1' },
        DATA_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}`,
        ...{ SMTP_URL: 'smtps://mail.example', ...store.settings, S3_ENDPOINT: 'http://store.example' },
      }),
    ).toThrow(/^S3_ENDPOINT: the line to store.example is not encrypted/);
  });
});

describe('two places', () => {
  const inS3 = () => configOf({ FILES_IN: 's3' });

  test('are read as one, new files go to the one that is named, and removed is removed from both', async () => {
    for (const config of [configOf(), inS3()]) {
      const { first, second } = placesOf(config);
      const files = openFiles(config);
      const [older, newer] = [newId(Date.now()), newId(Date.now())];
      await second?.write(older, bytes);
      await files.write(newer, bytes);
      expect(await first.has(newer)).toBe(true);
      expect(await second?.has(newer)).toBe(false);
      for (const id of [older, newer]) {
        expect(await buffer(await files.open(id))).toEqual(bytes);
        expect(await files.has(id)).toBe(true);
      }
      expect(await idsIn(files)).toEqual([older, newer].sort());
      for (const id of [older, newer]) await files.remove(id);
      expect(await idsIn(files)).toEqual([]);
      expect(await files.has(older)).toBe(false);
    }
  });

  test('lose nobody a file that is on its way while they are looked through', async () => {
    const { first, second } = placesOf(inS3());
    const id = newId(Date.now());
    await second?.write(id, bytes);
    store.behave((method) => {
      // It has just been looked for here in vain: now it comes, and leaves the other place.
      if (method !== 'GET') return null;
      store.behave(() => null);
      store.kept.set(`files/${id}`, { bytes, encryption: undefined, changedAt: new Date() });
      void second?.remove(id);
      return { status: 404, code: 'NoSuchKey' };
    });
    const file = openFiles(inS3()).open(id);
    expect(await buffer(await file)).toEqual(bytes);
    await first.remove(id);
  });
});
