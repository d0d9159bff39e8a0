// Every list of staff and of lenders is used in one way: its columns can be chosen and all of it leaves as a file.
import { expect, it } from 'vitest';
import { routes } from '#app/server/app.ts';
import { addressOf, deskLists, listsOffered } from './support/desk-lists.ts';
import { sources } from './support/house-sources.ts';

/** What staff or lenders may call too, and no list of theirs reads; each with why. */
const NO_LIST_OF_A_DESK: Record<string, string> = {
  '/api/activity': 'the bell',
  '/api/seeds': "a borrower's own",
  '/api/contests': 'what borrowers may join; the desk has its own',
  '/api/loan/public': 'what visitors compare',
  '/api/partners': 'what visitors read of lenders',
  '/api/audit': 'a trail of entries that open; it has no end, and leaves as an export',
  '/api/audit/security': 'a trail of entries that open; it has no end',
  '/api/informations/landingCopy/versions': 'the versions of one record',
};

const lists = deskLists(routes).map(addressOf);

it('finds the lists by their routes', () => {
  expect(lists.length).toBeGreaterThan(30);
});

it.each(lists)('%s is a list whose columns are chosen and which can be saved', (address) => {
  const isOffered = listsOffered(sources).has(address);
  expect({ address, isOffered }).toEqual({ address, isOffered: !(address in NO_LIST_OF_A_DESK) });
});

it('each is asked for pages as long as its reader chose', () => {
  const screens = [...sources].filter(
    ([path, text]) => path.startsWith('src/features/') && text.includes('<DeskList'),
  );
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter(([, text]) => text.includes('usePageNumber')).map(([path]) => path)).toEqual([]);
});

it('excepts nothing that is none', () => {
  expect(Object.keys(NO_LIST_OF_A_DESK).filter((address) => !lists.includes(address))).toEqual([]);
});
