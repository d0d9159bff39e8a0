// Traces as a collector receives them from a running server: a call with its statements under the proxy's trace, a job, and nothing of anybody.
import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type RunningApp, startApp } from './support/running-app.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
};

let taken: Span[] = [];
const heard: { url: string | undefined; opened: string | undefined; body: string }[] = [];
let collector: Server;
let server: RunningApp;
beforeAll(async () => {
  const port = await freePort();
  collector = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      heard.push({ url: request.url, opened: request.headers.authorization, body });
      taken = taken.concat(spansOf(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(port, 'localhost');
  server = await startApp({
    environment: {
      TRUST_PROXY: '1',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${port}`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
    },
  });
});
afterAll(async () => {
  await server.remove();
  collector.close();
});

const spansOf = (body: string): Span[] =>
  JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
    resource.scopeSpans.flatMap(({ spans }) => spans),
  );
const said = ({ attributes }: Span, key: string) => {
  const value = attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
async function callOf(reference: string): Promise<Span> {
  for (let tries = 0; tries < 200; tries++) {
    const found = taken.find((span) => said(span, 'pimento.reference') === reference);
    if (found) return found;
    await setTimeout(50);
  }
  throw new Error(`no span of ${reference}`);
}
const insideOf = ({ spanId }: Span) => taken.filter(({ parentSpanId }) => parentSpanId === spanId);

const REFERENCE = '4f1c0e7a9b2d4c6f8a1b3c5d7e9f0a2b';
const OF_THE_PROXY = '0af7651916cd43dd8448eb211c80319c';
const PERSON = '0198c5a2-0000-7000-8000-000000000001';
const SECRET = 'k7Qw2-secret-word';

describe('a call', () => {
  it('is a span of the proxy’s trace, by its route and under the reference of its line in the log, with its statements inside', async () => {
    await fetch(`${server.url}/api/partner/${PERSON.replace('1', '2')}`, {
      headers: {
        'x-request-id': REFERENCE,
        traceparent: `00-${OF_THE_PROXY}-b7ad6b7169203331-01`,
      },
    });
    const span = await callOf(REFERENCE);
    expect(span).toMatchObject({
      traceId: OF_THE_PROXY,
      parentSpanId: 'b7ad6b7169203331',
      name: 'GET /api/partner/:id',
    });
    expect(said(span, 'http.response.status_code')).toBe(404);
    const [statement] = insideOf(span);
    expect(statement?.traceId).toBe(OF_THE_PROXY);
    expect(said(statement ?? span, 'db.query.text')).toMatch(/select .+\$1/s);
  });

  it('keeps its statements inside also when it brought a body', async () => {
    const reference = `${REFERENCE}-login`;
    const form = await fetch(`${server.url}/api/form`);
    const { csrfToken } = (await form.json()) as { csrfToken: string };
    await fetch(`${server.url}/api/accounts/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': reference,
        cookie: form.headers
          .getSetCookie()
          .map((line) => line.split(';')[0])
          .join('; '),
        'csrf-token': csrfToken,
      },
      body: JSON.stringify({ email: 'marcia@pimento.example', password: SECRET }),
    });
    const span = await callOf(reference);
    expect(span.name).toBe('POST /api/accounts/login');
    expect(insideOf(span).length).toBeGreaterThan(0);
  });

  it('keeps nothing of whoever called: no address, name, word or id that was sent', async () => {
    await callOf(`${REFERENCE}-login`);
    expect(heard.map(({ body }) => body).join()).not.toMatch(/marcia|k7Qw2|0198c5a2|127\.0\.0\.1|::1/);
  });
});

it('a job is a trace of its own, with its statements inside', async () => {
  const jobs = () => taken.filter(({ name }) => name.startsWith('job '));
  const withStatements = () => jobs().find((job) => insideOf(job).length > 0);
  for (let tries = 0; !withStatements() && tries < 200; tries++) await setTimeout(50);
  expect(withStatements()?.name).toMatch(/^job [\w-]+$/);
  expect(jobs().filter(({ parentSpanId }) => parentSpanId)).toEqual([]);
});

it('the collector is asked at its own address, with what opens it', () => {
  expect(new Set(heard.map(({ url, opened }) => `${url} ${opened}`))).toEqual(
    new Set(['/v1/traces Bearer of-the-collector']),
  );
});

it('what is left is handed over before a node has ended', async () => {
  const reference = `${REFERENCE}-last`;
  await fetch(`${server.url}/api/health`, { headers: { 'x-request-id': reference } });
  await server.stop();
  expect((await callOf(reference)).name).toBe('GET /api/health');
});
