import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '#platform/server/live-events.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { untilSomebodyWaits } from '#tests/support/lock-waits.ts';
import { borrowerIn, officerIn, type Person, send, write } from './messages.test-support.ts';

let test: TestApp;
let url: string;
beforeAll(async () => {
  test = await openTestApp();
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** What a person's browser hears from now on: `heard()` waits for the next topic. */
async function listen({ browser }: Person) {
  const stop = new AbortController();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { body } = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
  if (!body) throw new Error('no events');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const heard = async (): Promise<string> => {
    for (;;) {
      const topic = text.match(/data: (.*)\n\n/);
      if (topic) {
        text = text.slice((topic.index ?? 0) + topic[0].length);
        return topic[1] ?? '';
      }
      text += (await reader.read()).value ?? '';
    }
  };
  return { heard, stop: () => stop.abort() };
}

it('notifies both sides of a message, and of its being read, and nobody else', async () => {
  const [marcia, devon, officer] = [await borrowerIn(test), await borrowerIn(test), await officerIn(test)];
  const [atMarcias, atDevons, atTheOffice] = [
    await listen(marcia),
    await listen(devon),
    await listen(officer),
  ];
  const bothHear = async () =>
    expect([await atMarcias.heard(), await atTheOffice.heard()]).toEqual(['messages', 'messages']);
  await write(marcia, 'Good morning');
  await bothHear();
  await send(officer, marcia, 'Good morning to you');
  await bothHear();
  await marcia.browser.call('POST /api/messages/read/:id', { params: { id: marcia.id }, body: { upTo: 2 } });
  await bothHear();
  await marcia.browser.call('POST /api/messages/read/:id', { params: { id: marcia.id }, body: { upTo: 2 } });
  // The last notice is the next that anybody hears: to have read already changes nothing, and Devon was told nothing at all.
  await workAs(test.services, null).transaction(async (work) => {
    for (const account of [marcia.id, devon.id]) notify(work, { account }, 'end');
    notify(work, 'staff', 'end');
  });
  for (const browser of [atMarcias, atDevons, atTheOffice]) expect(await browser.heard()).toBe('end');
  for (const browser of [atMarcias, atDevons, atTheOffice]) browser.stop();
});

it('announces once what has committed, and nothing of what was undone', async () => {
  const marcia = await borrowerIn(test);
  const atMarcias = await listen(marcia);
  const work = workAs(test.services, null);
  const undone = work.transaction(async (work) => {
    notify(work, { account: marcia.id }, 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work.transaction(async (work) => {
    notify(work, { account: marcia.id }, 'loans');
    notify(work, { account: marcia.id }, 'loans');
  });
  await work.transaction(async (work) => notify(work, { account: marcia.id }, 'end'));
  expect([await atMarcias.heard(), await atMarcias.heard()]).toEqual(['loans', 'end']);
  atMarcias.stop();
});

it('tells whoever asks while the database does not answer to come back, which a refusal would not', async () => {
  const { browser } = await borrowerIn(test);
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
  const { promise: answered, resolve: free } = Promise.withResolvers<void>();
  const locked = test.db.transaction().execute(async (db) => {
    await sql`lock table sessions in access exclusive mode`.execute(db);
    isTaken();
    await answered;
  });
  await taken;
  const reply = await browser.get('/api/events');
  free();
  await locked;
  expect(reply).toMatchObject({ status: 200, body: expect.stringMatching(/^retry: \d{4,5}\n\n$/) });
  expect(reply.headers['content-type']).toContain('text/event-stream');
});

it('counts no stream of whoever hung up before it began', async () => {
  const marcia = await borrowerIn(test);
  const cookie = [...marcia.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (signal?: AbortSignal) =>
    fetch(`${url}/api/events`, { headers: { cookie }, ...(signal && { signal }) });
  const streams = 12;
  await test.owner.transaction().execute(async (owner) => {
    await sql`lock table sessions in access exclusive mode`.execute(owner);
    const hangUp = new AbortController();
    const asked = Array.from({ length: streams }, () => ask(hangUp.signal));
    await untilSomebodyWaits(test);
    await setTimeout(300);
    hangUp.abort();
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    await setTimeout(300);
  });
  await setTimeout(300);
  const again = await ask(AbortSignal.timeout(5_000));
  expect(again.status).toBe(200);
  await again.body?.cancel();
});
