// Finds what type-ahead fields ask for, in the lists that other areas keep.
import type { contestEndpoints } from '#features/contests/contract.ts';
import type { SearchChoices } from '#features/forms/web/type-ahead-field.tsx';
import type { offerEndpoints } from '#features/partners/contract/offers.ts';
import type { prizeEndpoints } from '#features/prizes/contract.ts';
import { caller } from '#platform/web/call.ts';

const call = caller<typeof prizeEndpoints & typeof contestEndpoints & typeof offerEndpoints>();

const LISTS = {
  prizes: 'GET /api/prizes',
  contests: 'GET /api/contests',
  product: 'GET /api/product',
} as const;

/** The first page of what matches. */
export const searchChoices: SearchChoices = async (list, search, signal) => {
  const { rows } = await call(LISTS[list], { query: search === '' ? {} : { search } }, { signal });
  return rows.map(({ _id, name }) => ({ _id, name }));
};
