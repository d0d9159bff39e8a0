// nginx, and HAProxy, before a running server, by the configurations that are delivered: what they pass on, what they must not hold back, and what they must not keep.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haproxy, startHaproxy } from './support/haproxy.ts';
import { nginx, type ReverseProxy, startNginx } from './support/nginx.ts';
import { type RunningApp, startApp } from './support/running-app.ts';

const NAME = 'localhost';

const PROXIES = [
  { name: 'nginx', program: nginx, start: startNginx, id: /[\da-f]{32}/ },
  { name: 'HAProxy', program: haproxy, start: startHaproxy, id: /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/ },
];

for (const { name, program, start, id } of PROXIES)
  describe.skipIf(!program)(`behind ${name}`, () => {
    let app: RunningApp;
    let proxy: ReverseProxy;
    beforeAll(async () => {
      app = await startApp({
        environment: {
          PUBLIC_URL: `https://${NAME}`,
          TRUST_PROXY: '1',
          HOST: '127.0.0.1',
          LOG_LEVEL: 'info',
        },
      });
      proxy = await start([new URL(app.url).port]);
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

    it('a call is known by the address that the proxy saw, whatever the caller claims, and by the proxy’s own id', async () => {
      // Without a form token: whoever tries that is noted with their address.
      const claimed = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
      await ask('/api/accounts/login', claimed, { method: 'POST', body: '{}' });
      await expect.poll(() => app.said(), { timeout: 5_000 }).toMatch(/"address":"(127\.0\.0\.1|::1)"/);
      await expect
        .poll(() => app.said(), { timeout: 5_000 })
        .toMatch(new RegExp(`"reference":"${id.source}","call":"POST /api/accounts/login"`));
      expect(app.said()).not.toContain('203.0.113.9');
    });

    it('its log names each call by the id of Pimento’s, and holds nothing of what stands behind the question mark', async () => {
      const link = '/password-change?token=a-key-of-somebody&email=somebody%40example.com';
      await ask(link, { referer: `https://${NAME}${link}` });
      await fetch(proxy.plainUrl + link, { redirect: 'manual' });
      await ask(`/api/form?${link}`);
      await expect.poll(() => app.said(), { timeout: 5_000 }).toMatch(/"call":"GET \/api\/form"/);
      const [, reference = ''] = /"reference":"([^"]+)","call":"GET \/api\/form"/.exec(app.said()) ?? [];
      await expect.poll(() => proxy.said(), { timeout: 5_000 }).toContain(reference);
      expect(proxy.said()).toMatch(new RegExp(`${reference}.*"GET /api/form HTTP/1.1"`));
      expect(proxy.said().match(/"GET \/password-change HTTP\/1.1"/g)?.length).toBe(2);
      expect(proxy.said()).not.toMatch(/somebody|token|email/);
    });

    it('without TLS pages lead to the same page with it, and calls are refused', async () => {
      const plainly = (path: string, method = 'GET') =>
        fetch(proxy.plainUrl + path, { method, redirect: 'manual' });
      const page = await plainly('/loans?sort=new');
      expect([page.status, page.headers.get('location')]).toEqual([
        301,
        `https://${new URL(proxy.plainUrl).host}/loans?sort=new`.replace(
          /:\d+/,
          name === 'nginx' ? '' : '$&',
        ),
      ]);
      for (const path of ['/api/form', '/api/accounts/login', '/%61pi/form']) {
        expect((await plainly(path)).status).toBe(403);
        expect((await plainly(path, 'POST')).status).toBe(403);
      }
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
