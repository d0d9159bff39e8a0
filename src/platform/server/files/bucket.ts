// Files in a bucket of an S3-compatible object store. Its addresses and keys never leave the server: who may see a file is asked here.
import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '#shared/refusal.ts';
import { type Bucket, bodyOf, bucketCalls, readOut, storeAway } from './bucket-calls.ts';
import { type FileStore, hashOfKept } from './store.ts';

export type BucketManners = Bucket & {
  /** How the store is asked to encrypt what it keeps; null: not asked. */
  encryption: 'AES256' | 'aws:kms' | null;
  /** Whether the store refuses, when asked to, an object that would take another's place. */
  conditional: boolean;
};

const FOLDER = 'files/';
const keyOf = (id: string) => FOLDER + id;
const PROBE_MS = 1_500;
const HELD = /<Contents>([\s\S]*?)<\/Contents>/g;
const partOf = (name: string, text: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(text)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

export function bucketStore(bucket: BucketManners): FileStore {
  const call = bucketCalls(bucket);

  async function put(id: string, bytes: Buffer) {
    const sha256 = createHash('sha256').update(bytes);
    const headers = {
      'content-type': 'application/octet-stream',
      'x-amz-checksum-sha256': sha256.copy().digest('base64'),
      ...(bucket.conditional ? { 'if-none-match': '*' } : {}),
      ...(bucket.encryption ? { 'x-amz-server-side-encryption': bucket.encryption } : {}),
    };
    const isTaken = !bucket.conditional && (await store.has(id));
    const answer = isTaken
      ? null
      : await call({ method: 'PUT', key: keyOf(id), headers, body: bytes }, [200, 412]);
    if (answer) await readOut(answer);
    // The object may be there because of this very call: an answer was lost, and the call was sent again.
    if (answer?.statusCode !== 200 && (await hashOfKept(store, id)) !== sha256.digest('hex'))
      throw new Error(`there is another file under ${id} already`);
    return answer;
  }

  const store: FileStore = {
    write: async (id, bytes) => void (await put(id, bytes)),
    async open(id) {
      const answer = await call({ method: 'GET', key: keyOf(id) }, [200, 404]);
      if (answer.statusCode === 200) return bodyOf(answer);
      const words = await readOut(answer);
      if (words.includes('NoSuchBucket')) throw storeAway(new Error('the bucket is gone'));
      throw Object.assign(new Refusal('file.missing'), {
        cause: new Error(`there is no ${keyOf(id)} in the bucket`),
      });
    },
    async has(id) {
      const answer = await call({ method: 'HEAD', key: keyOf(id) }, [200, 404]);
      await readOut(answer);
      return answer.statusCode === 200;
    },
    remove: async (id) =>
      void (await readOut(await call({ method: 'DELETE', key: keyOf(id) }, [200, 204, 404]))),
    async *list() {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = { 'list-type': '2', prefix: FOLDER, ...(next ? { 'continuation-token': next } : {}) };
        const page = await readOut(await call({ method: 'GET', query }, [200]));
        for (const [, held = ''] of page.matchAll(HELD)) {
          const id = partOf('Key', held)?.slice(FOLDER.length);
          if (id) yield { id, changedAt: new Date(partOf('LastModified', held) ?? 0) };
        }
        next = partOf('IsTruncated', page) === 'true' ? partOf('NextContinuationToken', page) : undefined;
      }
    },
    probe: async () => void (await readOut(await call({ method: 'HEAD', within: PROBE_MS }, [200]))),
    async tryOut() {
      const id = `probe-${randomUUID()}`;
      const bytes = Buffer.from(id);
      try {
        const answer = await put(id, bytes);
        if (bucket.encryption && answer?.headers['x-amz-server-side-encryption'] !== bucket.encryption)
          throw new Error(
            `S3_ENCRYPTION: the object store takes ${bucket.encryption} and does not say that it encrypts. Say none where its disks are encrypted`,
          );
        const isKept = await put(id, Buffer.from('another')).then(
          () => true,
          () => false,
        );
        if (isKept)
          throw new Error(
            'S3_CONDITIONAL_WRITES: the object store overwrites a file although it is asked not to. Say no, and each file is asked for before it is written',
          );
        if (!(await buffer(await store.open(id))).equals(bytes))
          throw new Error('S3_BUCKET: the object store does not give back what was written');
        for await (const _ of store.list()) break;
      } catch (error) {
        throw error instanceof Refusal ? new Error(settingFor(bucket, error)) : error;
      } finally {
        await store.remove(id).catch(() => {});
      }
    },
  };
  return store;
}

/** What is wrong with a bucket, beginning with the name of the setting to change. */
function settingFor({ url, name }: Bucket, { cause }: Refusal): string {
  const { message, code = '' } = cause as Error & { code?: string };
  const setting =
    {
      NoSuchBucket: 'S3_BUCKET',
      AccessDenied: 'S3_ACCESS_KEY_ID',
      InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
      SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
      AuthorizationHeaderMalformed: 'S3_REGION',
      NotImplemented: 'S3_CONDITIONAL_WRITES or S3_ENCRYPTION',
    }[code] ?? 'S3_ENDPOINT';
  return `${setting}: files cannot be kept in the bucket ${name} at ${url} (${message}).`;
}
