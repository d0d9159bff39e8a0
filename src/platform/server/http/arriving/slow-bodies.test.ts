import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { countCalls } from '../callers/call-counts.ts';
import { openHttp } from '../http.ts';
import type { Pace } from './slow-bodies.ts';

let app: FastifyInstance;
let called = 0;
afterEach(() => app.close());

async function open(patience: { patienceMs?: number; pace?: Pace }): Promise<void> {
  called = 0;
  app = await openHttp(readConfig({ LOG_LEVEL: 'silent' }), countCalls(), patience);
  app.post('/api/form', async () => {
    called += 1;
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

const HEAD = 'POST /api/form HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

/** Sends a body in parts, one each 20 ms, for as long as the server listens; answers its last word, and after how long. */
async function dribble(
  parts: readonly string[],
): Promise<{ status: number; answer: string; tookMs: number }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const startMs = performance.now();
  socket.write(`${HEAD}content-length: ${parts.join('').length}\r\nconnection: close\r\n\r\n`);
  for (const part of parts) {
    if (socket.destroyed) break;
    socket.write(part);
    await pause(20);
  }
  await closed;
  return { status: Number(answer.split(' ')[1]), answer, tookMs: performance.now() - startMs };
}

const drops = (count: number) => ['"', ...Array.from({ length: count }, () => 'x'), '"'];

/** Whoever goes on sending as the line is cut may hear nothing of why; of several somebody does. */
async function expectCutOff(): Promise<void> {
  const dribbled = await Promise.all([1, 2, 3].map(() => dribble(drops(1_000))));
  for (const { tookMs } of dribbled) expect(tookMs).toBeLessThan(10_000);
  const heard = dribbled.filter(({ answer }) => answer !== '');
  expect(heard.length).toBeGreaterThan(0);
  for (const { status, answer } of heard) {
    expect(status).toBe(408);
    expect(answer).toContain('request.too_slow');
  }
  expect(called).toBe(0);
}

test('a body that comes by drops is cut off, with a word, and nothing is done for it', async () => {
  await open({ pace: { everyMs: 300, leastBytes: 100 } });
  await expectCutOff();
});

test('a body that comes slowly but steadily is taken, however long it takes', async () => {
  await open({ pace: { everyMs: 300, leastBytes: 20 } });
  const parts = ['"', ...Array.from({ length: 50 }, () => 'x'.repeat(100)), '"'];
  const { status, tookMs } = await dribble(parts);
  expect(status).toBe(200);
  expect(tookMs).toBeGreaterThan(900);
  expect(called).toBe(1);
});

test('a request that is not whole in time is cut off, however steadily it comes', async () => {
  await open({ patienceMs: 400 });
  await expectCutOff();
});

test('five minutes are the most, looked after each second', async () => {
  await open({});
  expect(app.server).toMatchObject({ requestTimeout: 300_000, headersTimeout: 30_000 });
});
