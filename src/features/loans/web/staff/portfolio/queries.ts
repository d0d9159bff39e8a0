// What the screens of the portfolio read and change. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { portfolioEndpoints } from '../../../contract/portfolio.ts';

export const call = caller<typeof portfolioEndpoints>();

type Query<Key extends keyof typeof portfolioEndpoints> =
  Input<(typeof portfolioEndpoints)[Key]> extends { query?: infer Asked } ? Asked : never;

export const portfolioQuery = (query: Query<'GET /api/loans/admin'>) =>
  queryOptions({
    queryKey: ['loans', 'portfolio', query],
    queryFn: ({ signal }) => call('GET /api/loans/admin', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const collectionsQuery = (query: Query<'GET /api/loans/collections'>) =>
  queryOptions({
    queryKey: ['loans', 'collections', query],
    queryFn: ({ signal }) => call('GET /api/loans/collections', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const contactsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['loans', 'contacts', id, page],
    queryFn: ({ signal }) =>
      call('GET /api/loans/admin/:id/contacts', { params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const lenderPortfolioQuery = (query: Query<'GET /api/loans/partner'>) =>
  queryOptions({
    queryKey: ['loans', 'of lender', query],
    queryFn: ({ signal }) => call('GET /api/loans/partner', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const lenderLoanQuery = (id: string) =>
  queryOptions({
    queryKey: ['loans', 'one of lender', id],
    queryFn: ({ signal }) => call('GET /api/loans/partner/:id', { params: { id } }, { signal }),
  });
