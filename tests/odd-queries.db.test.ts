// What stands behind a path's question mark is judged on every list: a page below the first one is none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from './support/builders.ts';
import { openTestApp, type TestApp } from './support/database.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('no call that reads takes a page below the first one', async () => {
  const browsers = await Promise.all(
    (['Admin', 'User', 'Partner'] as const).map(async (userType) =>
      loggedIn(test, await someone(test.services, { userType })),
    ),
  );
  const reads = routes.filter(({ key }) => key.startsWith('GET '));
  expect(reads.length).toBeGreaterThan(50);
  const taken: string[] = [];
  for (const { key } of reads) {
    const path = key.slice('GET '.length).replace(/:\w+/g, newId());
    for (const browser of browsers) {
      const { status } = await browser.get(`${path}?page=-5`);
      if (status < 400) taken.push(key);
    }
  }
  expect([...new Set(taken)]).toEqual([]);
});
