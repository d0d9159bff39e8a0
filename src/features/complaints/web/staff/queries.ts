// What the screens of the complaint desk read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { Input } from '#shared/endpoint.ts';
import type { complaintDeskEndpoints } from '../../contract/desk.ts';
import { COMPLAINTS } from '../queries.ts';

export const deskCall = caller<typeof complaintDeskEndpoints>();

type QueueAsked = Input<(typeof complaintDeskEndpoints)['GET /api/complaints/desk']>['query'];

export const queueQuery = (query: QueueAsked) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'desk', query],
    queryFn: ({ signal }) => deskCall('GET /api/complaints/desk', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const figuresQuery = queryOptions({
  queryKey: [COMPLAINTS, 'figures'],
  queryFn: ({ signal }) => deskCall('GET /api/complaints/desk/figures', {}, { signal }),
});

export const deskComplaintQuery = (id: string) =>
  queryOptions({
    queryKey: [COMPLAINTS, 'desk one', id],
    queryFn: ({ signal }) => deskCall('GET /api/complaints/desk/:id', { params: { id } }, { signal }),
  });
