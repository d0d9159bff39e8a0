import { setTimeout } from 'node:timers/promises';
import { queryObjects } from 'node:v8';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/database.ts';
import { listenOn } from './listening.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('keeps nothing of the questions whether the database answers, however long one connection lives', async () => {
  const listening = await listenOn({
    connectionString: test.ownerAddress,
    channel: 'long_lived',
    onNotice: () => {},
    onGap: () => {},
    askedEveryMs: 1,
  });
  await setTimeout(500);
  const before = queryObjects(Promise, { format: 'count' });
  await setTimeout(3_000);
  const kept = queryObjects(Promise, { format: 'count' }) - before;
  expect(listening.isHeard()).toBe(true);
  await listening.stop();
  expect(kept).toBeLessThan(200);
}, 20_000);
