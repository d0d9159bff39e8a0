import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { countCalls } from './callers/call-counts.ts';
import { openHttp } from './http.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function open(environment: Record<string, string> = {}): Promise<FastifyInstance> {
  app = await openHttp(readConfig({ LOG_LEVEL: 'silent', ...environment }), countCalls());
  app.get('/api/form', async () => ({ csrfToken: 'x' }));
  app.post('/api/form', async () => ({ csrfToken: 'x' }));
  return app;
}

describe('every answer', () => {
  it.each(['/', '/api/form', '/assets/none.js'])(
    'of a site with https keeps browsers to it: %s',
    async (url) => {
      const { headers } = await (
        await open({ PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' })
      ).inject(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('tells the pages of others nothing, whoever asks', async () => {
    const origin = { origin: 'https://else.example' };
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await (await open()).inject({ method, url: '/api/form', headers: origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['referrer-policy']).toBe('same-origin');
      await app.close();
    }
    await open();
  });
});

/** What comes back for bytes that no client of ours would write. */
async function answerTo(raw: string): Promise<string> {
  await (await open()).listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(raw);
  return text(socket);
}

describe('a request whose end can be read in two ways', () => {
  const head = 'POST /api/form HTTP/1.1\r\nHost: pimento\r\nContent-Type: application/json\r\n';

  it.each([
    [
      'with two kinds of length',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/form HTTP/1.1\r\n\r\n',
    ],
    ['with two lengths', 'Content-Length: 2\r\nContent-Length: 20\r\n\r\n{}'],
    ['chunked, but not at last', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ])('%s is refused, and what follows it is not answered', async (_which, rest) => {
    const answer = await answerTo(`${head}${rest}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toContain('csrfToken');
  });
});
