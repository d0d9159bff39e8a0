import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { borrowerIn } from '#features/messages/server/messages.test-support.ts';
import { openServer } from '#platform/server/database/database.ts';
import { drainOnClose } from '#platform/server/http/drain.ts';
import { answerErrors } from '#platform/server/http/refusals.ts';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { haproxy, startHaproxy } from '#tests/support/haproxy.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

const refused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

test('a server that ends finishes what it has begun, refuses new connections, and sends listeners elsewhere', async () => {
  app = await openTestApp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const marcia = await borrowerIn(app);
  const cookie = [...marcia.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const form = await fetch(`${url}/api/form`, { headers: { cookie } });
  const { csrfToken } = (await form.json()) as { csrfToken: string };
  const events = await fetch(`${url}/api/events`, { headers: { cookie } });
  const body = JSON.stringify({ text: 'Good morning', receiverId: marcia.id });
  const headers = {
    cookie,
    'csrf-token': csrfToken,
    'content-type': 'application/json',
    'content-length': body.length,
  };
  const slow = request(`${url}/api/messages/send`, { method: 'POST', headers });
  slow.write(body.slice(0, 5));
  await setTimeout(200);

  const closed = app.app.close();
  expect(await events.text()).toMatch(/retry: \d+\n\n$/);
  await expect.poll(() => refused(`${url}/api/health`)).toBe(true);
  slow.end(body.slice(5));
  const [answer] = await once(slow, 'response');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  answer.resume();
  await closed;
  const { count } = await app.db
    .selectFrom('messages')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

test('on a connection that was open it is not ready any more', async () => {
  app = await openTestApp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { hostname, port } = new URL(url);
  const line = connect(Number(port), hostname);
  let heard = '';
  line.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  // A call whose head has begun keeps its connection.
  line.write('GET /api/health HTTP/1.1\r\n');
  await setTimeout(100);
  const closed = app.app.close();
  await setTimeout(100);
  line.write('host: localhost\r\n\r\n');
  await once(line, 'close');
  expect(heard).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*"ready":false[\s\S]*"stopping":true/i);
  await closed;
});

test('a server that is about to end answers on, is not ready, and its connections are used no more', async () => {
  const server = Fastify();
  const ending = drainOnClose(server);
  server.get('/', async () => 'here');
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  const start = performance.now();
  const announced = ending.announce();
  expect(ending.isDraining()).toBe(true);
  const reply = await fetch(url);
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  await announced;
  expect(performance.now() - start).toBeGreaterThan(2_500);
  await server.close();
});

test.skipIf(!haproxy)(
  'behind HAProxy a node ends under load, and no call is lost, not even one that is sent once only',
  async () => {
    const serve = async () => {
      const server = Fastify({ forceCloseConnections: false, return503OnClosing: false });
      const ending = drainOnClose(server);
      server.get('/api/health', async () => ({ stopping: ending.isDraining() }));
      server.post('/', () => setTimeout(3, {}));
      const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
      return { port, end: () => ending.announce().then(() => server.close()) };
    };
    const nodes = await Promise.all([serve(), serve()]);
    const proxy = await startHaproxy(nodes.map(({ port }) => port));
    let isOver = false;
    let answered = 0;
    const lost: (number | string)[] = [];
    const send = async () => {
      while (!isOver) {
        const reply = await fetch(proxy.url, { method: 'POST' }).catch((error) => error);
        if (reply.status === 200) answered++;
        else lost.push(reply.status ?? String(reply));
        await reply.text?.();
      }
    };
    const callers = Array.from({ length: 12 }, send);
    await setTimeout(500);
    const [first, second] = nodes;
    await first?.end();
    await setTimeout(500);
    isOver = true;
    await Promise.all(callers);
    await proxy.stop();
    await second?.end();
    expect(lost).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  },
);

test('who takes longer than the limit is cut off, and the log says so', async () => {
  const lines: string[] = [];
  const server = Fastify({
    logger: { stream: { write: (line: string) => lines.push(line) } },
    forceCloseConnections: false,
  });
  drainOnClose(server, 300);
  server.get('/', () => setTimeout(3_600_000, 'never', { ref: false }));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const asked = refused(url);
  await setTimeout(100);
  const start = performance.now();
  await server.close();
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(await asked).toBe(true);
  expect(lines.join('')).toMatch(
    /stopping: 1 connections, whose requests have 0.3 s[\s\S]*1 connections were cut off/,
  );
});

test('what was begun is finished although whoever asked has hung up', async () => {
  const server = await openTestApp();
  app = server;
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const marcia = await borrowerIn(server);
  const cookie = [...marcia.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const hangUp = new AbortController();
  let isClosed = false;
  const { closed } = await server.owner.transaction().execute(async (owner) => {
    await sql`lock table prizes`.execute(owner);
    const asked = fetch(`${url}/api/prizes?page=1`, { headers: { cookie }, signal: hangUp.signal });
    await untilSomebodyWaits(server);
    const closed = server.app.close().then(() => {
      isClosed = true;
    });
    hangUp.abort();
    await expect(asked).rejects.toThrow('aborted');
    await setTimeout(500);
    expect(isClosed).toBe(false);
    return { closed };
  });
  await closed;
});

test('nobody waits for what was never said whole', async () => {
  app = await openTestApp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { hostname, port } = new URL(url);
  for (const type of ['application/json', 'multipart/form-data; boundary=b']) {
    const line = connect(Number(port), hostname);
    line.write(
      `POST /api/accounts/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 500\r\n\r\n{`,
    );
    await setTimeout(100);
    line.destroy();
  }
  const start = performance.now();
  await app.app.close();
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('nor has what was hung up on longer than the limit, and the log counts it', async () => {
  const lines: string[] = [];
  const server = Fastify({
    logger: { stream: { write: (line: string) => lines.push(line) } },
    forceCloseConnections: false,
  });
  const ending = drainOnClose(server, 300);
  server.get('/', () => setTimeout(3_600_000, 'never', { ref: false }));
  server.addHook('onClose', ending.untilDone);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  const asked = fetch(url, { signal: hangUp.signal });
  await setTimeout(100);
  const start = performance.now();
  const closed = server.close();
  hangUp.abort();
  await expect(asked).rejects.toThrow('aborted');
  await closed;
  expect(performance.now() - start).toBeLessThan(3_000);
  expect(lines.join('')).toMatch(/stopping: 1 calls whose callers have gone were not finished/);
});

test('a call that comes upon the closed database is refused as where there is none, without a stack', async () => {
  const lines: object[] = [];
  const server = Fastify({
    logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  answerErrors(server);
  const database = await openServer('postgres://nobody@127.0.0.1:1/none', 1);
  await database.close();
  server.get('/', () => database.db.selectFrom('accounts').select('id').execute());
  const reply = await server.inject('/');
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'service.unavailable']);
  const warned = { level: 40, msg: 'unavailable', route: '/', reason: expect.stringMatching(/pool/) };
  expect(lines).toContainEqual(expect.objectContaining(warned));
  expect(JSON.stringify(lines)).not.toMatch(/"stack"|"level":50/);
  await server.close();
});
