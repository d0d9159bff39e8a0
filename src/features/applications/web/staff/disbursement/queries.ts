// What the screens of payouts read and record, and a loan cancelled before its payout. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import type { disbursementEndpoints, PayoutsShown } from '../../../contract/disbursement.ts';

export const call = caller<typeof disbursementEndpoints>();

export const payoutsQuery = (query: PageByMoment & { show: PayoutsShown }) =>
  queryOptions({
    queryKey: ['applications', 'payouts', query],
    queryFn: ({ signal }) => call('GET /api/loan-application/admin/disbursements', { query }, { signal }),
    placeholderData: keepPreviousData,
    // A lender that is switched off holds its payouts up.
    meta: { topics: ['lenders'] },
  });
