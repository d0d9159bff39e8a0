import { expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { addressOf, deskLists } from '#tests/support/desk-lists.ts';
import { loanLists } from './loan-lists.ts';
import { staffLists } from './staff-lists.ts';

const measured = new Set([...staffLists, ...loanLists].map(({ path }) => path.split('?')[0]));

/** What staff or lenders may call too, and read for nobody but borrowers and visitors; `npm run bench` measures those. */
const OF_OTHERS = ['/api/activity', '/api/seeds', '/api/contests', '/api/loan/public', '/api/partners'];

it('measures every list that staff or lenders read', () => {
  const lists = deskLists(routes)
    .map(addressOf)
    .filter((address) => !OF_OTHERS.includes(address));
  expect(lists.filter((address) => !measured.has(address))).toEqual([]);
});
