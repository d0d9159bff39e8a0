// The calls of the second factor's contract, and what is read of it again after each change.
import { queryOptions } from '@tanstack/react-query';
import { caller } from '#platform/web/call.ts';
import type { secondFactorEndpoints } from '../contract.ts';

export const call = caller<typeof secondFactorEndpoints>();

export const ownFactorsQuery = queryOptions({
  queryKey: ['second-factor', 'own'],
  queryFn: ({ signal }) => call('GET /api/second-factor', {}, { signal }),
});
