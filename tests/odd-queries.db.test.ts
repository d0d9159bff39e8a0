// What stands behind a path's question mark is judged on every list: a page below the first one is none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { newId } from '#shared/id.ts';
import { loggedIn, someone } from './support/builders.ts';
import { openTestApp, type TestApp } from './support/database.ts';
import { addressOf, deskLists, isReadBy } from './support/desk-lists.ts';

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

/** What is typed: nothing that is called so is an answer. */
const TYPED = new Set(['search', 'person', 'address']);

it('no list of a desk takes a value that its filter does not know', async () => {
  const [admin, lender] = await Promise.all(
    (['Admin', 'Partner'] as const).map(async (userType) =>
      loggedIn(test, await someone(test.services, { userType })),
    ),
  );
  const asked = deskLists(routes).flatMap((route) =>
    Object.keys(route.endpoint.query?.shape ?? {})
      .filter((name) => !TYPED.has(name))
      .map((name) => ({ route, query: `${addressOf(route)}?${name}=zzz` })),
  );
  expect(asked.length).toBeGreaterThan(100);
  const taken: string[] = [];
  for (const { route, query } of asked) {
    const reply = await (isReadBy('Admin', route) ? admin : lender)?.get(query);
    if (reply?.status !== 422) taken.push(`${query}: ${reply?.status}`);
  }
  expect(taken).toEqual([]);
});
