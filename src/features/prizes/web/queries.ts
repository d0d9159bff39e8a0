// What the screens of prizes read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { prizeEndpoints } from '../contract.ts';

export const call = caller<typeof prizeEndpoints>();

export const redeemablePrizesQuery = (page: number) =>
  queryOptions({
    queryKey: ['prizes', 'redeemable', page],
    queryFn: ({ signal }) => call('GET /api/prizes', { query: { type: 'Redeem', page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The next prize to save for. It holds the balance, so it is stale whenever that moves. */
export const nextPrizeQuery = queryOptions({
  queryKey: ['seeds', 'next prize'],
  queryFn: ({ signal }) => call('GET /api/prizes/next', {}, { signal }),
});

export const prizeQuery = (id: string) =>
  queryOptions({
    queryKey: ['prizes', 'one', id],
    queryFn: ({ signal }) => call('GET /api/prizes/:id', { params: { id } }, { signal }),
  });

export const ownAcquisitionsQuery = (page: number) =>
  queryOptions({
    queryKey: ['prizes', 'own', page],
    queryFn: ({ signal }) => call('GET /api/acquisitions', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
