// What the screens of applications read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { applicationEndpoints } from '../contract.ts';

export const call = caller<typeof applicationEndpoints>();

export const ownApplicationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['applications', 'own', page],
    queryFn: ({ signal }) => call('GET /api/loan-application/user', { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The caller's newest application for one lender's loan. */
export const applicationsForLoanQuery = (loan: string) =>
  queryOptions({
    queryKey: ['applications', 'own', 'of loan', loan],
    queryFn: ({ signal }) => call('GET /api/loan-application/user', { query: { page: 1, loan } }, { signal }),
  });

export const ownApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one of own', id],
    queryFn: ({ signal }) => call('GET /api/loan-application/:id', { params: { id } }, { signal }),
  });
