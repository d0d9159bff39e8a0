// What the screens of consents read and change. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import { toast } from '#platform/web/ui/overlay/toast.ts';
import type { consentEndpoints } from '../contract.ts';

const call = caller<typeof consentEndpoints>();

export const ownConsentsQuery = (page: number) =>
  queryOptions({
    queryKey: ['consents', 'own', page],
    queryFn: ({ signal }) => call('GET /api/consents', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownLooksQuery = (page: number) =>
  queryOptions({
    queryKey: ['consents', 'looks', page],
    queryFn: ({ signal }) => call('GET /api/consents/looks', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useWithdraw() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /api/consents/:id/withdraw', { params: { id } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: (failure) => toast.bad(failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['consents'] }),
  });
}
