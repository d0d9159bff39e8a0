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
  '/api/audit': 'an audit log of entries that open; it has no end, and leaves as an export',
  '/api/audit/security': 'an audit log of entries that open; it has no end',
  '/api/informations/landingCopy/versions': 'the versions of one record',
};

/** Lists that have one order; each with why. */
const ONE_ORDER: Record<string, string> = {
  '/api/casework': 'all queues at once, what is due first on top; each queue’s own list has its orders',
  '/api/verification/queue':
    'stands beside the workbench, the oldest first; the panel of verification has its orders',
  '/api/accounts/staff': 'a few people',
  '/api/contests/requests': 'a few changes that wait for a second person',
  '/api/informations/form-requests': 'a few edits that wait for a second person',
  '/api/loans/admin/new-dates': 'the oldest first, as each is answered',
  '/api/loans/collections': 'who is latest is called first; the portfolio has the other orders',
  '/api/messages/user/list': 'who wrote last stands on top, as in every mailbox',
  '/api/policy/versions': 'the versions of one policy',
  '/api/prequalification/partner': 'worked out of who let their data be shown, the latest first',
  '/api/jobs': 'what is under way just now, read again every few seconds',
  '/api/team/decided': 'cut out of all queues, the latest of each: another order would read them whole',
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

it.each(
  deskLists(routes)
    .filter((route) => !(addressOf(route) in NO_LIST_OF_A_DESK))
    .map((route) => [addressOf(route), route] as const),
)('%s is sorted as its reader chooses, or says why not', (address, { endpoint }) => {
  const isSorted = 'sort' in (endpoint.query?.shape ?? {});
  expect({ address, isSorted }).toEqual({ address, isSorted: !(address in ONE_ORDER) });
});

it('excepts nothing that is none', () => {
  expect(Object.keys(ONE_ORDER).filter((address) => !lists.includes(address))).toEqual([]);
  expect(Object.keys(NO_LIST_OF_A_DESK).filter((address) => !lists.includes(address))).toEqual([]);
});
