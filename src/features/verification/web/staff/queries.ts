// What the staff's screens of this area read and decide. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Audience } from '#features/information/contract.ts';
import type { PanelAddress } from '#features/information/web/staff/queries.ts';
import { CallFailed, caller } from '#platform/web/call.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { Output } from '#shared/endpoint.ts';
import type { QueueShow, verificationEndpoints } from '../../contract.ts';
import { papersOf } from '../../rules/papers-of.ts';

export const call = caller<typeof verificationEndpoints>();

/** Documents with all that the review of them shows. */
export type Review = Output<(typeof verificationEndpoints)['GET /api/verification/:id']>;

/** The same without what stands above the documents. */
export type ReviewedDocuments = Omit<Review, 'waits' | 'signals'>;

export const verificationPanelQuery = (query: PanelAddress) =>
  queryOptions({
    queryKey: ['verifications', 'panel', query],
    queryFn: ({ signal }) => call('GET /api/informations/verifications/panel', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const figuresQuery = (audience: Audience) =>
  queryOptions({
    queryKey: ['verifications', 'figures', audience],
    queryFn: ({ signal }) => call('GET /api/verification/figures', { query: { audience } }, { signal }),
  });

export const documentsOfQuery = (id: string, audience?: Audience) =>
  queryOptions({
    queryKey: ['verifications', 'of', id, audience],
    queryFn: ({ signal }) =>
      call(
        'GET /api/informations/verifications/submitted/user/:id',
        { params: { id }, query: audience ? { audience } : {} },
        { signal },
      ),
  });

export const queueQuery = (audience: Audience, page: number, show: QueueShow = 'all') =>
  queryOptions({
    queryKey: ['verifications', 'queue', audience, show, page],
    queryFn: ({ signal }) =>
      call('GET /api/verification/queue', { query: { audience, page, show } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['casework'] },
  });

const CLAIMS_AGE_MS = 60_000;

/** The standing claims, read again now and then because nothing notifies that one has run out. */
export const claimsQuery = queryOptions({
  queryKey: ['review-claims'],
  queryFn: ({ signal }) => call('GET /api/verification/claims', {}, { signal }),
  refetchInterval: CLAIMS_AGE_MS,
});

export const reasonsQuery = queryOptions({
  queryKey: ['rejection-reasons'],
  queryFn: ({ signal }) => call('GET /api/verification/reasons', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['review', id],
    queryFn: ({ signal }) => call('GET /api/verification/:id', { params: { id } }, { signal }),
    meta: {
      topics: ['signals', 'casework'],
      topicsOf: ({ user }: Review) => [papersOf(user._id)],
    },
  });

const DOCUMENT_KEPT_MS = 2 * MINUTE_MS;

/** The bytes of a stored document. They never change; the server records each look at them. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['document', id],
    queryFn: async ({ signal }) => {
      const response = await fetch(`/api/files/${encodeURIComponent(id)}`, { signal });
      if (!response.ok) throw new CallFailed(response.status, {});
      return response.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: DOCUMENT_KEPT_MS,
  });
