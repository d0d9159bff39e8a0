// What the screens of lenders read.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { offerEndpoints } from '../contract/offers.ts';
import type { PublicLoan, partnerEndpoints } from '../contract.ts';

const call = caller<typeof partnerEndpoints & typeof offerEndpoints>();

type Filter = { partner?: string };

export const publicLoansQuery = (page: number, { partner }: Filter = {}) =>
  queryOptions({
    queryKey: ['lenders', 'loans', page, partner ?? ''],
    queryFn: ({ signal }) => call('GET /api/loan', { query: { page, partner } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The whole catalogue, page by page: sliders then rank it without asking the server again. */
export const allLoansQuery = queryOptions({
  queryKey: ['lenders', 'all loans'],
  queryFn: async ({ signal }) => {
    const all: PublicLoan[] = [];
    for (let page = 1; ; page++) {
      const { rows, total } = await call('GET /api/loan', { query: { page } }, { signal });
      all.push(...rows);
      if (rows.length === 0 || all.length >= total) return all;
    }
  },
});

export const publicLoanQuery = (id: string) =>
  queryOptions({
    queryKey: ['lenders', 'loan', id],
    queryFn: ({ signal }) => call('GET /api/loan/:id', { params: { id } }, { signal }),
  });

export const lenderQuery = (id: string) =>
  queryOptions({
    queryKey: ['lenders', 'one', id],
    queryFn: ({ signal }) => call('GET /api/partner/:id', { params: { id } }, { signal }),
  });
