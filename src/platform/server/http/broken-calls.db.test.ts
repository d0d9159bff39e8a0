import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await openTestApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Writes to the server as it is, and reads until it hangs up. */
async function answerTo(bytes: string): Promise<{ status: number; head: string; body: unknown }> {
  const line = connect(port, '127.0.0.1');
  let answer = '';
  line.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  line.on('error', () => {});
  line.write(Buffer.from(bytes, 'latin1'));
  await once(line, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) };
}

const said = { code: expect.stringMatching(/^request\./), message: expect.stringMatching(/\w/) };

describe('what is no request is refused like any other', () => {
  test.each([
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['a method that there is not', 400, 'STEAL /api/health HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['a NUL in a header', 400, 'GET /api/health HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n'],
    ['a space in the name of a header', 400, 'GET /api/health HTTP/1.1\r\nhost: x\r\na b: c\r\n\r\n'],
    [
      'two lengths',
      400,
      'POST /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    [
      'a length and chunks',
      400,
      'POST /a HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n',
    ],
    ['a length below nothing', 400, 'POST /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n'],
    ['headers without end', 431, `GET /api/health HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(40_000)}\r\n\r\n`],
  ])('%s', async (_kind, status, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatchObject({ status, body: said });
    expect(answer.head).toMatch(/cache-control: no-store/i);
  });
});

test.each(['/api/files/%zz', '/api/prizes/redeem/%c0%af', `/api/files/${'x'.repeat(201)}`, '/%'])(
  'what is no address names nothing: %s',
  async (url) => {
    const reply = await server.app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ code: 'request.not_found', message: expect.any(String) });
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  },
);
