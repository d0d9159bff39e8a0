// What the screens of one's own loans read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { ownLoanEndpoints } from '../../contract/own.ts';

const call = caller<typeof ownLoanEndpoints>();

export const ownLoansQuery = (page: number) =>
  queryOptions({
    queryKey: ['loans', 'own', page],
    queryFn: ({ signal }) => call('GET /api/loans/own', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownLoanQuery = (id: string) =>
  queryOptions({
    queryKey: ['loans', 'one of own', id],
    queryFn: ({ signal }) => call('GET /api/loans/own/:id', { params: { id } }, { signal }),
  });
