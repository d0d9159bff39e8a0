// What the screens of complaints read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { complaintEndpoints } from '../contract.ts';

export const COMPLAINTS = 'complaints';

export const call = caller<typeof complaintEndpoints>();

export const ownComplaintsQuery = (page: number) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'own', page],
    queryFn: ({ signal }) => call('GET /api/complaints', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const ownComplaintQuery = (id: string) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'one', id],
    queryFn: ({ signal }) => call('GET /api/complaints/:id', { params: { id } }, { signal }),
  });

export const whatToNameQuery = queryOptions({
  queryKey: [COMPLAINTS, 'about'],
  queryFn: ({ signal }) => call('GET /api/complaints/about', {}, { signal }),
});
