import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '#shared/refusal.ts';
import { readConfig } from '../../config.ts';
import { countCalls } from '../callers/call-counts.ts';
import { openHttp } from '../http.ts';

let app: FastifyInstance;
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** A server that knows a page and a call, and has heard so many calls from this address within the minute. */
async function open(heard = 0, environment: Record<string, string> = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T12:00:01Z') });
  const counts = countCalls();
  for (let call = 0; call < heard; call++) counts.incr('127.0.0.1', () => {});
  app = await openHttp(readConfig({ LOG_LEVEL: 'silent', ...environment }), counts);
  app.get('/contests', async () => 'a page');
  app.get('/away', async () => refuse('service.unavailable'));
  app.get('/broken', async () => {
    throw new Error('<b>broken</b>');
  });
  app.get('/api/form', async () => ({ csrfToken: 'x' }));
}

const linksIn = (page: string) =>
  [...page.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, to, words]) => [words, to]);

const AGAIN = ['Try again', ''];
const TO_START = ['Go to the start', '/'];

describe('a page that is refused because of very many calls', () => {
  it('says in words of its own what happened and what to do', async () => {
    await open(1_500);
    const { statusCode, headers, body } = await app.inject({ url: '/contests', headers: BROWSER });
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).toContain('<h1>Too many pages at once</h1>');
    expect(body).toContain('Wait a minute, then try again.');
    expect(linksIn(body)).toEqual([AGAIN, TO_START]);
  });

  it.each([
    ['a call', '/api/form', BROWSER],
    ['a call in capitals and escapes', '/%41PI/form', BROWSER],
    ['what a script asks for', '/contests', { accept: '*/*' }],
    ['whoever says nothing of what it reads', '/contests', {}],
  ])('stays JSON for %s', async (_what, url, headers) => {
    await open(1_500);
    const reply = await app.inject({ url, headers });
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toMatchObject({ code: 'request.too_many' });
  });
});

describe('any other page that is refused', () => {
  it('can be tried again where the cause passes', async () => {
    await open();
    const { statusCode, body } = await app.inject({ url: '/away', headers: BROWSER });
    expect(statusCode).toBe(503);
    expect(body).toContain('Nothing was lost; try again in a minute.');
    expect(linksIn(body)).toEqual([AGAIN, TO_START]);
  });

  it('names the number under which the log has what broke, and nothing of it', async () => {
    await open();
    const { statusCode, body } = await app.inject({
      url: '/broken',
      headers: { ...BROWSER, 'x-request-id': 'a-number-of-a-call' },
    });
    expect(statusCode).toBe(500);
    expect(body).toContain('name this number: a-number-of-a-call');
    expect(body).not.toContain('broken</b>');
  });

  it.each(['/nothing/%zz', '/nothing'])('leads to the start where there is nothing: %s', async (url) => {
    await open();
    const { statusCode, headers, body } = await app.inject({ url, headers: BROWSER });
    expect(statusCode).toBe(404);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(linksIn(body)).toEqual([TO_START]);
  });

  it('leads to this site whoever came under another name', async () => {
    await open(0, { PUBLIC_URL: 'https://pimento.example', TRUST_PROXY: '0' });
    const headers = { ...BROWSER, host: 'else.example' };
    const { statusCode, body } = await app.inject({
      url: '/contests',
      headers,
      remoteAddress: '203.0.113.9',
    });
    expect(statusCode).toBe(421);
    expect(linksIn(body)).toEqual([['Go to the start', 'https://pimento.example']]);
  });
});
