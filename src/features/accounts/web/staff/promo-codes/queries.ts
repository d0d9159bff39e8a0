// What the screen of promo codes reads and calls. Keys begin with the live topic that makes them stale.

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { PageByMoment } from '#platform/web/ui/list/desk/page-size.tsx';
import type { promoCodeEndpoints } from '../../../contract/promo-codes.ts';

export const call = caller<typeof promoCodeEndpoints>();

export const promoCodesQuery = (query: PageByMoment & { search: string }) =>
  queryOptions({
    queryKey: ['promo-codes', query],
    queryFn: ({ signal }) => call('GET /api/promo-codes', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
