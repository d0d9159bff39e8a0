// The log of a running server: one line for each call, by which an operator finds what somebody reports, and nothing of anybody.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from './support/running-app.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startApp({ environment: { LOG_LEVEL: 'info', TRUST_PROXY: '1' } });
});
afterAll(() => server.remove());

const ID = '4f1c0e7a9b2d4c6f8a1b3c5d7e9f0a2b';
const SECRET = 'k7Qw2-secret-link';
const PERSON = '0198c5a2-0000-7000-8000-000000000001';

async function linesOf(id: string): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 100; tries++) {
    const lines = server
      .said()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.includes(id));
    if (lines.length > 0) return lines.map((line) => JSON.parse(line));
    await setTimeout(20);
  }
  return [];
}
const ask = (path: string, id: string, request: RequestInit = {}) =>
  fetch(server.url + path, {
    ...request,
    headers: { ...request.headers, 'x-request-id': id, 'x-forwarded-for': '203.0.113.9' },
  });

it('has one line for a call, under the id that the proxy gave it, with its route, its answer and its time', async () => {
  await ask(`/api/partner/${PERSON}?name=marcia&token=${SECRET}`, ID);
  expect(await linesOf(ID)).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'call',
      reference: ID,
      call: 'GET /api/partner/:id',
      status: 422,
      refusal: 'request.invalid',
      ms: expect.any(Number),
    }),
  ]);
});

it('takes no id that could be anything else', async () => {
  for (const odd of ['short', 'marcia@pimento.example-and-more', 'x'.repeat(65)]) await ask('/api/form', odd);
  await ask('/api/form', `${ID}-last`);
  expect(await linesOf(`${ID}-last`)).toHaveLength(1);
  expect(server.said()).not.toMatch(/marcia|"reference":"(short|x+)"/);
});

it('has a refusal that smells of an attack under the same name', async () => {
  await ask('/api/audit', `${ID}-refused`);
  const lines = await linesOf(`${ID}-refused`);
  expect(lines.map(({ msg, reference }) => [msg, reference]).toSorted()).toEqual([
    ['call', `${ID}-refused`],
    ['refused', `${ID}-refused`],
  ]);
});

it('takes a short id of eight characters or more, with a point in it', async () => {
  for (const id of ['trace-abc-123', 'ab.cd_12']) {
    await ask('/api/form', id);
    expect(await linesOf(id)).toEqual([expect.objectContaining({ reference: id })]);
  }
});

it('keeps nothing of whoever called: no address, name, token, or what was sent', async () => {
  await ask('/api/accounts/login', `${ID}-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `pimento_session=${SECRET}` },
    body: JSON.stringify({ email: 'marcia@pimento.example', password: SECRET }),
  });
  await ask(`/password-change?token=${SECRET}`, `${ID}-page`);
  const lines = [...(await linesOf(`${ID}-login`)), ...(await linesOf(`${ID}-page`))];
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`marcia|${SECRET}|${PERSON}`));
  // A refusal that smells of an attack has its own line, which names the network that it came from (docs/security/logs.md).
  const calls = lines.filter(({ msg }) => msg !== 'refused');
  expect(calls.map(({ call }) => call)).toEqual(['POST /api/accounts/login', expect.stringMatching(/^GET /)]);
  expect(JSON.stringify(calls)).not.toMatch(/203\.0\.113/);
});

it('leaves out the parts of pages, and who asks whether the server is ready', async () => {
  await ask('/assets/none.js', `${ID}-part`);
  await ask('/api/health', `${ID}-health`);
  await ask('/api/form', `${ID}-form`);
  await linesOf(`${ID}-form`);
  expect(server.said()).not.toMatch(/-part|-health/);
});
