// The calls of the staff's desk: lists, assignment, notes, staff accounts.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { accountDeskEndpoints } from '../../contract/desk.ts';

export const deskCall = caller<typeof accountDeskEndpoints>();

/** The staff who can log in, to whom work can be given. */
export const managersQuery = queryOptions({
  queryKey: ['accounts', 'managers'],
  queryFn: ({ signal }) => deskCall('GET /api/accounts/moderatorsAndAdmins', {}, { signal }),
});
