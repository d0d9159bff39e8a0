// What the address of a lender's table asks for; what it cannot mean is left out.

import { usePageAsked } from '#platform/web/ui/list/desk/page-size.tsx';
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { ON_OFFER } from '../../../fields/partner-loan.ts';

export function useListAddress<Key extends string>(keys: readonly Key[]) {
  const sorts = keys.flatMap((key) => [key, `-${key}` as const]);
  return {
    ...usePageAsked(),
    search: useFilter('search')[0],
    status: useFilter('status', ON_OFFER)[0],
    sort: useFilter('sort', sorts)[0],
  };
}
