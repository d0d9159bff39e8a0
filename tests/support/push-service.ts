// A push service for tests, and browsers that it reaches: takes a notice only with a signature that holds, as RFC 8292 says, and opens it as
// a browser would (RFC 8291), so that what was sent is judged by code of our own and not by that of the sender.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';

/** A name that leads nowhere: lines to it are opened by the service's own agent alone. */
export const PUSH_HOST = 'push.test';

type Received = { path: string; ttl: number; topic: string; urgency: string; notice: unknown };

/** `publicKey` is the one that browsers registered with: who signs with another is refused. */
export async function openPushService(publicKey: string) {
  const browsers = new Map<string, ReturnType<typeof newKeys>>();
  const received: Received[] = [];
  const said = { status: 201 };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, url: path = '' } = request;
    const keys = browsers.get(path);
    const isSigned = isSignedFor(headers.authorization ?? '', publicKey);
    const isWhole = headers['content-encoding'] === 'aes128gcm' && Number(headers.ttl) >= 0;
    const status = !isSigned ? 403 : !isWhole ? 400 : !keys ? 404 : said.status;
    if (status === 201 && keys) {
      const { ttl, topic, urgency } = headers as Record<string, string>;
      const notice: unknown = JSON.parse(open(Buffer.concat(chunks), keys));
      received.push({ path, ttl: Number(ttl), topic: topic ?? '', urgency: urgency ?? '', notice });
    }
    reply.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Each notice that was taken, opened. */
    received,
    /** Opens every line to this service, whatever host is asked for; encryption is Node's own and left out. */
    agent: Object.assign(new Agent(), { createConnection: () => connect(port, '127.0.0.1') }),
    /** Sets how it answers from now on. */
    answer: (status: number) => {
      said.status = status;
    },
    /** A browser that registers; what the server is sent of it. */
    browser() {
      const [path, keys] = [`/${randomBytes(12).toString('base64url')}`, newKeys()];
      browsers.set(path, keys);
      const endpoint = `https://${PUSH_HOST}${path}`;
      return {
        path,
        device: {
          endpoint,
          p256dh: keys.publicKey.toString('base64url'),
          auth: keys.auth.toString('base64url'),
        },
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function newKeys() {
  const pair = createECDH('prime256v1');
  return { publicKey: pair.generateKeys(), pair, auth: randomBytes(16) };
}

/** `vapid t=<token>, k=<key>`: signed by that key's owner, for this service, for a day at most. */
function isSignedFor(authorization: string, publicKey: string): boolean {
  const [, token = '', key] = authorization.match(/^vapid t=([^,]+), k=(.+)$/) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== publicKey || signature === '') return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const owner = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: owner, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const left = Number(exp) - Date.now() / 1_000;
  return (
    isSigned && aud === `https://${PUSH_HOST}` && left > 0 && left <= 86_400 && /^mailto:/.test(String(sub))
  );
}

function open(sealed: Buffer, { pair, publicKey, auth }: ReturnType<typeof newKeys>): string {
  const salt = sealed.subarray(0, 16);
  const sender = sealed.subarray(21, 21 + (sealed[20] ?? 0));
  const body = sealed.subarray(21 + sender.length);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
  // Padding is zeros behind a mark.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}
