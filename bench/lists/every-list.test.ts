import { expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { addressOf, deskLists } from '#tests/support/desk-lists.ts';
import { everyList } from './every-list.ts';

it('measures every list that staff or lenders read, once by each name', () => {
  const measured = new Set(everyList.map(({ path }) => path.split('?')[0]));
  const ofOthers = ['/api/activity', '/api/seeds', '/api/contests', '/api/loan/public', '/api/partners'];
  const lists = deskLists(routes).map(addressOf);
  expect(lists.filter((address) => !measured.has(address)).sort()).toEqual(ofOthers.toSorted());
  expect(new Set(everyList.map(({ name }) => name)).size).toBe(everyList.length);
});
