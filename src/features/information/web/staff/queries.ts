// What the staff's screens of this area read. Keys begin with the live topics that make them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { informationEndpoints } from '../../contract.ts';

const call = caller<typeof informationEndpoints>();

/** What the address of a panel asks for. */
export type PanelAddress = Input<
  (typeof informationEndpoints)['GET /api/informations/submitted/panel']
>['query'];

export const submissionPanelQuery = (query: PanelAddress) =>
  queryOptions({
    queryKey: ['submissions', 'panel', query],
    queryFn: ({ signal }) => call('GET /api/informations/submitted/panel', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const submissionsOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['verifications', 'submissions of', id],
    queryFn: ({ signal }) =>
      call('GET /api/informations/submitted/user/:id', { params: { id }, query: {} }, { signal }),
  });

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: ['verifications', 'submission', id],
    queryFn: ({ signal }) => call('GET /api/informations/submitted/:id', { params: { id } }, { signal }),
  });

/** Every section of both models. */
export const sectionsQuery = queryOptions({
  queryKey: ['informations', 'all'],
  queryFn: ({ signal }) => call('GET /api/informations', {}, { signal }),
});
