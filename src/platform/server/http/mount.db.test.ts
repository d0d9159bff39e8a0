import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#app/server/app.ts';
import { borrower, loggedIn, moderator } from '#tests/support/builders.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('is ready, and says what it can do', async () => {
  const visitor = caller(server.app);
  expect(await visitor.get('/api/health')).toMatchObject({
    status: 200,
    body: { ready: true, database: true, disk: true },
  });
  expect(await visitor.get('/api/openapi.json')).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
});

test('describes the calls of the desk to the desk alone', async () => {
  const visitor = caller(server.app);
  const borrowers = await loggedIn(server, await borrower(server.services));
  const officers = await loggedIn(server, await moderator(server.services));
  const described = async (browser: Caller) => {
    const { body } = await browser.get('/api/openapi.json');
    const { paths } = body as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const page = String((await browser.get('/api/reference')).body);
    for (const call of calls) expect(page).toContain(`<code>${call}</code>`);
    expect(page.match(/<details>/g)).toHaveLength(calls.length);
    return calls;
  };
  const [known, known2, all] = await Promise.all([visitor, borrowers, officers].map(described));
  expect(known2).toEqual(known);
  expect(known).toContain('POST /api/accounts/login');
  expect(all).toEqual(expect.arrayContaining(known ?? []));
  const desk = routes.filter(({ served }) => ['staff', 'admin'].includes(served.who.name));
  expect(desk.length).toBeGreaterThan(100);
  expect(all).toHaveLength((known?.length ?? 0) + desk.length);
  for (const call of ['POST /api/accounts/status/{id}', 'GET /api/accounts']) {
    expect(known).not.toContain(call);
    expect(all).toContain(call);
  }
});

test('a page may use none of the devices, and leaving empties the caches', async () => {
  const page = await server.app.inject('/');
  expect(page.headers['permissions-policy']).toContain('camera=(), ');
  expect(page.headers['permissions-policy']).toContain('microphone=()');
  const browser = await loggedIn(server, await borrower(server.services));
  expect((await browser.reply('GET /api/informations')).headers['clear-site-data']).toBeUndefined();
  expect((await browser.reply('POST /api/accounts/logout')).headers['clear-site-data']).toBe('"cache"');
});

test.each(['/', '/assets/none.js', '/api/health', '/api/nothing'])(
  'nobody frames %s, nor does it load what it should not',
  async (url) => {
    const { headers } = await server.app.inject(url);
    // What is older than the policy's word says the same, where it is said at all.
    expect(headers['x-frame-options'] ?? 'DENY').toBe('DENY');
    const policy = String(headers['content-security-policy']);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy.split(/; ?/)).toContain(directive);
  },
);

test('a live stream says in which characters it is written', async () => {
  const browser = await loggedIn(server, await borrower(server.services));
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const stream = await fetch(`${address}/api/events`, {
    headers: { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: stop.signal,
  });
  stop.abort();
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
});

test('TRACE, which would tell a script what the browser keeps from it, is not answered', async () => {
  const reply = await server.app.inject({
    method: 'TRACE',
    url: '/api/form',
    headers: { cookie: 'pimento_session=secret' },
  });
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('secret');
});

test('a changing call without a form token is refused', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/accounts/login',
    payload: { email: 'a@b.jm', password: 'irrelevant' },
  });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'request.csrf' });
});

test("another's form token is refused, and so is a visitor's own after logging in", async () => {
  const [browser, other] = await Promise.all([
    loggedIn(server, await borrower(server.services)),
    loggedIn(server, await borrower(server.services)),
  ]);
  const tokenOf = async (from: Caller) =>
    ((await from.get('/api/form')).body as { csrfToken: string }).csrfToken;
  const logOut = async (csrfToken: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/accounts/logout',
      cookies: Object.fromEntries(browser.cookies),
      headers: { 'csrf-token': csrfToken },
    });
  for (const stranger of [other, caller(server.app)]) {
    const refused = await logOut(await tokenOf(stranger));
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'request.csrf' });
  }
  await browser.call('GET /api/accounts/profile/');
  expect((await logOut(await tokenOf(browser))).statusCode).toBe(200);
});

test('a body with an unknown field, a wrong type or a NUL is refused, never a failure of ours', async () => {
  const visitor = caller(server.app);
  for (const body of [
    { email: 'a@b.jm', password: 'x', userType: 'Admin' },
    { email: 5, password: 'x' },
    { email: 'a\u0000b@c.jm', password: 'longenough' },
    [],
  ]) {
    const { status } = await visitor.post('/api/accounts/login', body);
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(body)).toBeLessThan(500);
  }
});

test('an unknown path is not found, in the same words everywhere', async () => {
  expect(await caller(server.app).get('/api/nowhere')).toMatchObject({
    status: 404,
    body: { code: 'request.not_found' },
  });
});

test('a long answer travels compressed, a short one as it is', async () => {
  const { cookies } = await loggedIn(server, await borrower(server.services));
  const get = (url: string) =>
    server.app.inject({
      url,
      cookies: Object.fromEntries(cookies),
      headers: { 'accept-encoding': 'gzip, br' },
    });
  const sections = await get('/api/informations');
  expect(sections.headers['content-encoding']).toBe('br');
  const plain = brotliDecompressSync(sections.rawPayload);
  expect(JSON.parse(plain.toString())).toHaveLength(6);
  expect(sections.rawPayload.length * 4).toBeLessThan(plain.length);
  expect((await get('/api/accounts/profile/')).headers['content-encoding']).toBeUndefined();
});
