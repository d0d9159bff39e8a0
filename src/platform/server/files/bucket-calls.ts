// Signed calls to an S3-compatible object store: each within a time limit, tried again where that may help, and one refusal where it does not.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Refusal } from '#shared/refusal.ts';

export type Bucket = {
  /** The address at which the store answers, without the bucket and without a slash at the end. */
  url: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key of the object; without one the call is about the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** How long the call may take in milliseconds until the answer begins, all tries together. */
  within?: number;
};

/** How long an answer may take to begin: a file of 10 MB goes out in it, and whoever waits is answered within 10 s. */
const ANSWER_MS = 8_000;
/** How long an answer that has begun may stand still before it is given up. */
const STALLED_MS = 8_000;
const MOST_TRIES = 3;
const PAUSE_MS = 200;
/** The statuses that are worth another try: too many requests, an error of the store's own, another write to the same key. */
const PASSING = new Set([409, 429, 500, 502, 503, 504]);
const TRY_AGAIN_SECONDS = 30;
/** How many connections there are at most; somebody who reads slowly holds one for a while. */
const MOST_CONNECTIONS = 256;
/** How many characters are kept of what the store says of an error. */
const MOST_WORDS = 2_000;

/** The refusal that says that the store, or the way to it, is away; `reason` is for the log and never for who asked. */
export const storeAway = (reason: Error): Refusal =>
  Object.assign(new Refusal('file.store_away', { retryAfterSeconds: TRY_AGAIN_SECONDS }), { cause: reason });

/**
 * Makes the calls to a bucket. Each answers with a response whose body is still to be read, and refuses as `file.store_away` where there is no
 * answer that `expected` names.
 */
export function bucketCalls(bucket: Bucket) {
  // An import would make all that the module offers at every start, and load what it fetches with.
  const http = process.getBuiltinModule('node:http');
  const isSecure = bucket.url.startsWith('https:');
  const agent = new (isSecure ? https : http).Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS });
  const send = isSecure ? https.request : http.request;

  async function ask(call: Call, signal: AbortSignal): Promise<IncomingMessage> {
    const { method, body } = call;
    const { url, headers } = await signed(bucket, call);
    const request = send(url, { method, headers: Object.fromEntries(headers), agent, signal });
    const failed = once(request, 'error').then(([error]) => {
      throw error;
    });
    failed.catch(() => {});
    request.end(body);
    const [response] = await Promise.race([once(request, 'response'), failed]);
    return response;
  }

  return async (call: Call, expected: readonly number[]): Promise<IncomingMessage> => {
    const limit = new AbortController();
    const late = globalThis.setTimeout(
      () =>
        limit.abort(
          new Error(`the object store did not answer within ${(call.within ?? ANSWER_MS) / 1_000} s`),
        ),
      call.within ?? ANSWER_MS,
    );
    try {
      for (let tries = 1; ; tries++) {
        const answer = await ask(call, limit.signal).catch((error: Error) => error);
        if (!(answer instanceof Error) && expected.includes(answer.statusCode ?? 0)) return answer;
        const error = answer instanceof Error ? answer : await errorOf(call, answer);
        const mayPass = answer instanceof Error || PASSING.has(answer.statusCode ?? 0);
        if (limit.signal.aborted) throw storeAway(limit.signal.reason);
        if (!mayPass || tries === MOST_TRIES) throw storeAway(error);
        await setTimeout(PAUSE_MS * 2 ** tries * Math.random(), undefined, { signal: limit.signal }).catch(
          () => {},
        );
      }
    } finally {
      globalThis.clearTimeout(late);
    }
  };
}

/**
 * The file's bytes as they come. A line that is cut or stands still ends them with the refusal; whoever leaves early leaves no connection
 * behind.
 */
export function bodyOf(response: IncomingMessage): Readable {
  const body = Readable.from(chunksOf(response), { objectMode: false });
  body.once('close', () => response.destroy());
  return body;
}

/** Passes the bytes on and watches for the store's silence, not for that of whoever takes them. */
async function* chunksOf(response: IncomingMessage): AsyncGenerator<Buffer> {
  const watch = () =>
    globalThis.setTimeout(
      () => response.destroy(new Error('the object store stopped in the middle of an answer')),
      STALLED_MS,
    );
  let watching = watch();
  try {
    for await (const chunk of response) {
      globalThis.clearTimeout(watching);
      yield chunk;
      watching = watch();
    }
  } catch (error) {
    throw storeAway(error instanceof Error ? error : new Error(String(error)));
  } finally {
    globalThis.clearTimeout(watching);
  }
}

/** Reads a response to its end, which gives its connection back, and answers its text. */
export async function readOut(response: IncomingMessage): Promise<string> {
  let words = '';
  for await (const chunk of bodyOf(response)) words += chunk;
  return words;
}

function signed({ url, name, ...keys }: Bucket, { method, key, query = {}, headers = {}, body }: Call) {
  const address = new URL(`${url}/${name}${key === undefined ? '' : `/${key}`}`);
  for (const [each, value] of Object.entries(query)) address.searchParams.set(each, value);
  // The body's hash is signed with the rest, so that the store refuses a body that was changed on its way.
  const sha256 = createHash('sha256')
    .update(body ?? '')
    .digest('hex');
  return new AwsV4Signer({
    method,
    url: address.href,
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
    service: 's3',
    ...keys,
  }).sign();
}

async function errorOf({ method }: Call, response: IncomingMessage): Promise<Error> {
  const words = await readOut(response).catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(words.slice(0, MOST_WORDS))?.[1] ?? '';
  return Object.assign(
    new Error(`the object store answered ${response.statusCode}${code && ` ${code}`} to ${method}`),
    { code, status: response.statusCode },
  );
}
