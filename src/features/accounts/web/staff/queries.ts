// What the staff's screens of accounts read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UserStatus } from '#shared/actor.ts';
import { call } from '../calls.ts';

type ListAddress = { page: number; search: string; status: UserStatus | undefined };

export const accountsQuery = ({ page, search, status }: ListAddress) =>
  queryOptions({
    queryKey: ['accounts', 'list', page, search, status],
    queryFn: ({ signal }) =>
      call(
        'GET /api/accounts',
        { query: { page, search, userType: 'User', ...(status ? { status } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', 'one', id],
    queryFn: ({ signal }) => call('GET /api/accounts/:id', { params: { id } }, { signal }),
  });
