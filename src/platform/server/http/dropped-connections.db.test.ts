import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ environment: { LOG_LEVEL: 'info' } });
}, 120_000);
afterAll(() => app.remove());

/** Writes to the server as it is, and hangs up once something has come back or, where nothing is to come, at once. */
async function hangUp(...parts: string[]): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {});
  await once(line, 'connect');
  for (const part of parts) await new Promise((written) => line.write(part, written));
  const health = await fetch(`${app.url}/api/health`);
  expect(health.status).toBe(200);
  line.resetAndDestroy();
}

test('whoever hangs up in the middle of a call fills no log', async () => {
  const form = await fetch(`${app.url}/api/form`);
  const { csrfToken } = (await form.json()) as { csrfToken: string };
  const cookie = form.headers.getSetCookie().map((set) => set.split(';')[0]);
  const common = ['host: localhost', `cookie: ${cookie}`, `csrf-token: ${csrfToken}`];
  const head = (path: string, type: string, body: string) =>
    [`POST ${path} HTTP/1.1`, ...common, `content-type: ${type}`, body, '', ''].join('\r\n');
  const json = 'application/json';
  await hangUp(head('/api/accounts/login', json, 'content-length: 100'), '{"email":');
  await hangUp(head('/api/accounts/login', json, 'transfer-encoding: chunked'), '9\r\n{"email":\r\n');
  await hangUp(head('/api/accounts/login', json, 'content-length: 100'));
  await hangUp('GET /api/hea');
  await hangUp('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(50));
  await app.stop();
  expect(app.said()).not.toMatch(/"stack"|"level":50/);
});
