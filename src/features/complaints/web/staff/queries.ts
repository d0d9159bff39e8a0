// What the screens of the complaint desk read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { complaintDeskEndpoints } from '../../contract/desk.ts';
import type { ComplaintState } from '../../contract.ts';
import { COMPLAINTS } from '../queries.ts';

export const deskCall = caller<typeof complaintDeskEndpoints>();

export type QueueAddress = {
  page: number;
  state: ComplaintState | undefined;
  owner: 'mine' | 'nobody' | undefined;
  late: 'yes' | undefined;
};

export const queueQuery = (query: QueueAddress) =>
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
