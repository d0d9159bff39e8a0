// An S3-compatible object store for tests: the calls that Pimento makes, as Amazon documents them, the signature and the body's hash checked;
// and the ways in which one goes wrong.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { MINUTE_MS } from '#shared/calendar.ts';

/** Another answer than the right one: an error, none at all, a body that ends or stands still in the middle, or one that is written and never answered. */
export type Manner = { status: number; code: string } | 'hang' | 'cut' | 'stand still' | 'lose the answer';

type Kept = { bytes: Buffer; encryption: string | undefined; changedAt: Date };

const ACCESS_KEY = 'key-of-tests';
const SECRET_KEY = 'secret-key-of-tests';
const BUCKET = 'pimento-files';
const REGION = 'test-region-1';
const CLOCK_SKEW_MS = 15 * MINUTE_MS;

export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

/** `pageLength`: how many keys a list answers at once. */
export async function openObjectStore({ pageLength = 1_000 } = {}) {
  const kept = new Map<string, Kept>();
  const sockets = new Set<Socket>();
  const calls: string[] = [];
  let manner: (call: string) => Manner | null = () => null;
  const can = { conditional: true, encrypt: true };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://store');
    const key = decodeURIComponent(pathname).slice(`/${BUCKET}/`.length);
    calls.push(`${method} ${key}`);
    const manners = manner(method);
    if (manners === 'hang') return;
    if (typeof manners === 'object' && manners) return fail(response, manners.status, manners.code);
    const fault = signatureFault(request, body);
    if (fault) return fail(response, 403, fault);
    if (!pathname.startsWith(`/${BUCKET}`)) return fail(response, 404, 'NoSuchBucket');
    if (method === 'PUT') await put(request, response, key, body, manners);
    else if (method === 'DELETE') {
      kept.delete(key);
      response.writeHead(204).end();
    } else if (key === '') method === 'HEAD' ? response.writeHead(200).end() : list(response, searchParams);
    else get(response, kept.get(key), method, manners);
  }

  async function put(
    { headers }: IncomingMessage,
    response: ServerResponse,
    key: string,
    bytes: Buffer,
    manners: Manner | null,
  ) {
    if (headers['if-none-match'] && !can.conditional) return fail(response, 501, 'NotImplemented');
    if (headers['if-none-match'] === '*' && kept.has(key)) return fail(response, 412, 'PreconditionFailed');
    const sent = headers['x-amz-checksum-sha256'];
    if (sent && sent !== createHash('sha256').update(bytes).digest('base64'))
      return fail(response, 400, 'BadDigest');
    const encryption = headers['x-amz-server-side-encryption'];
    const asked = typeof encryption === 'string' && can.encrypt ? encryption : undefined;
    kept.set(key, { bytes, encryption: asked, changedAt: new Date() });
    if (manners === 'lose the answer') return void response.destroy();
    response.writeHead(200, asked ? { 'x-amz-server-side-encryption': asked } : {}).end();
  }

  function get(response: ServerResponse, found: Kept | undefined, method: string, manners: Manner | null) {
    if (!found) return fail(response, 404, method === 'HEAD' ? '' : 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.bytes.length });
    if (method === 'HEAD') return response.end();
    if (!manners) return response.end(found.bytes);
    response.write(found.bytes.subarray(0, found.bytes.length / 2));
    if (manners === 'cut') void setTimeout(50).then(() => response.destroy());
  }

  function list(response: ServerResponse, asked: URLSearchParams) {
    const after = asked.get('continuation-token') ?? '';
    const keys = [...kept.keys()]
      .filter((key) => key.startsWith(asked.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, pageLength);
    const isMore = keys.length > page.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${kept.get(key)?.changedAt.toISOString()}</LastModified></Contents>`,
    );
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents.join('')}${
        isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      }</ListBucketResult>`,
    );
  }

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    kept,
    /** Every call so far, as 'PUT files/…'. */
    calls,
    can,
    /** Sets how calls of a method are answered until it is set again; null is as they should be. */
    behave: (next: (method: string) => Manner | null) => {
      manner = next;
    },
    connections: () => sockets.size,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  const body = code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}

/** What is wrong with a signature, by Amazon's description of Signature Version 4 and not by the library that signs. */
function signatureFault({ method, url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return 'AccessDenied';
  const [, accessKey = '', day = '', region = '', names = '', signature = ''] = given;
  const moment = String(headers['x-amz-date'] ?? '');
  if (accessKey !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (region !== REGION || !moment.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(at - Date.now()) < CLOCK_SKEW_MS)) return 'RequestTimeTooSkewed';
  if (headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const signedNames = names.split(';');
  const mustBeSigned = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (mustBeSigned.some((name) => !signedNames.includes(name))) return 'AccessDenied';
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query.split('&').filter(Boolean).sort().join('&'),
    ...signedNames.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    hash(body),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${SECRET_KEY}`),
  );
  const right = createHmac('sha256', key)
    .update(`AWS4-HMAC-SHA256\n${moment}\n${scope}\n${hash(canonical)}`)
    .digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

const hash = (of: Buffer | string): string => createHash('sha256').update(of).digest('hex');
