// nginx before a running server, by the configuration that is delivered: what it passes on, and what it must not hold back.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { nginx } from './support/nginx.ts';
import { freePort, type RunningApp, startApp } from './support/running-app.ts';

const configuration = readFileSync(join(import.meta.dirname, '../deploy/nginx/pimento.conf'), 'utf8');
const NAME = 'localhost';

describe.skipIf(!nginx)('behind nginx', () => {
  let app: RunningApp;
  let proxy: { url: string; stop(): Promise<void> };
  beforeAll(async () => {
    app = await startApp({
      environment: { PUBLIC_URL: `https://${NAME}`, TRUST_PROXY: '1', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    });
    proxy = await startNginx(new URL(app.url).port);
  });
  afterAll(async () => {
    await proxy?.stop();
    await app?.remove();
  });

  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(proxy.url + path, { ...init, headers });

  it('calls are answered, under the site’s own name alone', async () => {
    expect((await ask('/api/openapi.json')).status).toBe(200);
    expect((await ask('/api/form')).status).toBe(200);
    const misnamed = proxy.url.replace(NAME, '127.0.0.1');
    expect((await fetch(misnamed)).status).toBe(421);
  });

  it('a call is known by the address that nginx saw, whatever the caller claims, and by nginx’s own id', async () => {
    // Without a form token: whoever tries that is noted with their address.
    const claimed = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
    await ask('/api/accounts/login', claimed, { method: 'POST', body: '{}' });
    await expect.poll(() => app.said(), { timeout: 5_000 }).toMatch(/"address":"(127\.0\.0\.1|::1)"/);
    await expect
      .poll(() => app.said(), { timeout: 5_000 })
      .toMatch(/"reference":"[\da-f]{32}","call":"POST \/api\/accounts\/login"/);
    expect(app.said()).not.toContain('203.0.113.9');
  });

  it('a live stream’s answer comes at once', async () => {
    expect((await ask('/api/events')).status).toBe(204);
  });

  it('a body of several megabytes passes, to be judged by Pimento', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(9 * 2 ** 20)]), 'photo.jpg');
    const reply = await ask('/api/informations/identification', {}, { method: 'POST', body: form });
    expect(reply.status).not.toBe(413);
    expect(await reply.json()).toHaveProperty('code');
  });
});

/** By the delivered configuration, with an address without TLS in place of the public ones. */
async function startNginx(port: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pimento-nginx-'));
  const own = await freePort();
  const site = configuration
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}/, '')
    .replace(/^\s*ssl_\w+ .*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${own};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
events {}
http { access_log off; ${paths.join(' ')}
${site}
}`,
  );
  const child = spawn(nginx ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://${NAME}:${own}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), {
    timeout: 20_000,
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
