import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { openHttp } from '../http.ts';
import { countCalls } from './call-counts.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const HTTPS = { PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' };

async function open(environment: Record<string, string>): Promise<void> {
  app = await openHttp(readConfig({ LOG_LEVEL: 'silent', ...environment }), countCalls());
  for (const path of ['/', '/api/form', '/api/health']) app.get(path, async () => ({}));
}

/** The answer to bytes as they are, from this machine itself. */
async function answerTo(raw: string): Promise<{ status: number; body: unknown }> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(raw.replaceAll('\n', '\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

const from = async (host: string, more: { url?: string; remoteAddress?: string; headers?: object } = {}) => {
  const { url = '/api/form', remoteAddress = '203.0.113.9', headers = {} } = more;
  return app.inject({ url, remoteAddress, headers: { host, ...headers } });
};

describe('a call names its host', () => {
  it.each([
    [
      'twice',
      400,
      'GET /api/form HTTP/1.1\nHost: pimento.example\nHost: else.example\nConnection: close\n\n',
    ],
    ['twice, the same', 400, 'GET / HTTP/1.1\nHost: localhost\nhost: localhost\nConnection: close\n\n'],
    ['not at all', 400, 'GET /api/form HTTP/1.1\nConnection: close\n\n'],
    ['not at all, to look after us', 400, 'GET /api/health HTTP/1.1\nConnection: close\n\n'],
    ['not at all, as nobody did in 1996', 421, 'GET /api/form HTTP/1.0\n\n'],
  ])('%s: %i', async (_how, status, raw) => {
    await open(HTTPS);
    expect(await answerTo(raw)).toEqual({
      status,
      body: { code: expect.stringMatching(/^request\.(one_host|misdirected)$/), message: expect.any(String) },
    });
  });

  it('which is that of PUBLIC_URL, whatever the port and the letters', async () => {
    await open(HTTPS);
    for (const host of ['pimento.example', 'Pimento.Example:443', 'pimento.example:3000'])
      expect((await from(host)).statusCode, host).toBe(200);
    for (const host of [
      'else.example',
      'pimento.example.else.example',
      '203.0.113.1',
      'localhost',
      '',
      'a b',
    ])
      for (const url of ['/', '/api/form']) {
        const { statusCode, headers, body } = await from(host, { url });
        expect([host, url, statusCode]).toEqual([host, url, 421]);
        expect(JSON.parse(body)).toEqual({
          code: 'request.misdirected',
          message: 'This site is not at that address. Go to https://pimento.example',
        });
        expect(headers['cache-control']).toBe('no-store');
      }
  });

  it('but not to ask after its health, which a load balancer does by address', async () => {
    await open(HTTPS);
    for (const host of ['10.0.0.7:3000', 'pimento-1.internal', 'localhost:3000'])
      expect((await from(host, { url: '/api/health' })).statusCode, host).toBe(200);
    expect((await answerTo('GET /api/health HTTP/1.0\n\n')).status).toBe(200);
  });

  it('nor on the machine itself, unless a proxy there passes it on', async () => {
    await open(HTTPS);
    const here = { remoteAddress: '127.0.0.1' };
    expect((await from('localhost:3000', here)).statusCode).toBe(200);
    expect((await from('else.example', here)).statusCode).toBe(421);
    const passedOn = { ...here, headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await from('localhost:3000', passedOn)).statusCode).toBe(421);
  });

  it('as a trusted proxy heard it, and nobody else', async () => {
    await open({ ...HTTPS, TRUST_PROXY: '10.0.0.0/8' });
    const headers = { 'x-forwarded-host': 'pimento.example' };
    expect((await from('upstream', { remoteAddress: '10.0.0.2', headers })).statusCode).toBe(200);
    expect((await from('upstream', { remoteAddress: '203.0.113.9', headers })).statusCode).toBe(421);
  });

  it('any name will do where the site has not been given one', async () => {
    await open({});
    expect((await from('else.example')).statusCode).toBe(200);
  });
});
