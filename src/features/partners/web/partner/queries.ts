// What a lender reads of its own company.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { companyEndpoints } from '../../contract/company.ts';
import type { partnerEndpoints } from '../../contract.ts';

export const call = caller<typeof partnerEndpoints & typeof companyEndpoints>();

export const ownCompanyQuery = queryOptions({
  queryKey: ['lenders', 'own'],
  queryFn: ({ signal }) => call('GET /api/partner', {}, { signal }),
});

/** Read anew with each visit: products, loans and applications come from screens that know nothing of it. */
export const firstStepsQuery = queryOptions({
  queryKey: ['lenders', 'first steps'],
  queryFn: ({ signal }) => call('GET /api/partner/first-steps', {}, { signal }),
  staleTime: 0,
  meta: { topics: ['applications'] },
});
