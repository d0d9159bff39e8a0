import { afterAll, beforeAll, expect, it } from 'vitest';
import { queues } from '#app/server/queues.ts';
import { showMenu } from '#features/reports/server/menu/show-menu.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { moderator } from '#tests/support/builders.ts';
import { openTestApp, type TestApp, workAs } from '#tests/support/database.ts';
import { listLevels } from './levels.ts';
import { listEntries } from './list-entries.ts';

let test: TestApp;
let built = 0;
const counted = queues.map((source) => ({
  ...source,
  waiting: (...args: Parameters<typeof source.waiting>) => {
    built += 1;
    return source.waiting(...args);
  },
}));
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const asOfficer = async () => workAs(test.services, await moderator(test.services));

/** The statement has some sixty pieces for each queue; put together for every call it cost more than all the rest of the call. */
it.each([
  ['the list', () => list],
  ['the counts of the sidebar', () => showMenu(counted)],
  ['the service levels', () => listLevels(counted)],
] as const)('%s is put together once, and again only for another filter', async (what, of) => {
  const [ann, ben] = [await asOfficer(), await asOfficer()];
  const read = of();
  built = 0;
  await read(ann);
  const once = built;
  expect(once).toBeGreaterThanOrEqual(queues.length);
  await read(ben);
  expect(built).toBe(once);
  if (what !== 'the list') return;
  await listed(ann, { owner: 'mine' });
  const ofMine = built;
  expect(ofMine).toBeGreaterThan(once);
  await listed(ben, { owner: 'mine', page: 2 });
  expect(built).toBe(ofMine);
});

const read = listEntries(counted);
const listed = (work: Work<Actor>, query: object) =>
  read(work, { query: { page: 1, ...query } } as Parameters<typeof read>[1]);
const list = (work: Work<Actor>) => listed(work, {});
