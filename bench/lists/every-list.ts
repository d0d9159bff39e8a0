// Every list that staff or lenders read: those that are searched, filtered or filled up in a way of their own by name, the rest as they open.
import { routes } from '#app/server/app.ts';
import { addressOf, deskLists, isReadBy } from '#tests/support/desk-lists.ts';
import { loanLists } from './loan-lists.ts';
import { type StaffList, staffLists } from './staff-lists.ts';

const named: readonly StaffList[] = [...staffLists, ...loanLists];

/** What staff or lenders may call too, and read for nobody but borrowers and visitors; `npm run bench` measures those. */
const OF_OTHERS = ['/api/activity', '/api/seeds', '/api/contests', '/api/loan/public', '/api/partners'];

const addressIn = ({ path }: StaffList): string => path.split('?')[0] ?? path;

export const everyList: readonly StaffList[] = [
  ...named,
  ...deskLists(routes)
    .filter((route) => ![...OF_OTHERS, ...named.map(addressIn)].includes(addressOf(route)))
    .map((route) => ({
      name: addressOf(route).replace('/api/', ''),
      path: addressOf(route),
      ...(isReadBy('Admin', route) ? {} : { as: 'lender' as const }),
    })),
];
