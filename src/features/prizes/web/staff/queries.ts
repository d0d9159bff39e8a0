// What the staff's screens of prizes and redemptions read. Keys begin with the live topic that makes them stale.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AcquisitionSort, AcquisitionStatus, PrizeSort, PrizeType } from '../../contract.ts';
import { call } from '../queries.ts';

export type PrizesAddress = {
  page: number;
  search: string;
  type: PrizeType | undefined;
  sort: PrizeSort | undefined;
};

export const staffPrizesQuery = (query: PrizesAddress) =>
  queryOptions({
    queryKey: ['prizes', 'desk', query],
    queryFn: ({ signal }) => call('GET /api/prizes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export type RedemptionsAddress = {
  page: number;
  search: string;
  status: AcquisitionStatus | undefined;
  sort: AcquisitionSort | undefined;
};

export const redemptionsQuery = (query: RedemptionsAddress) =>
  queryOptions({
    queryKey: ['prizes', 'redemptions', query],
    queryFn: ({ signal }) => call('GET /api/acquisitions', { query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const redemptionQuery = (id: string) =>
  queryOptions({
    queryKey: ['prizes', 'redemption', id],
    queryFn: ({ signal }) => call('GET /api/acquisitions/:id', { params: { id } }, { signal }),
  });
