// What the address of a lender's table asks for; what it cannot mean is left out.
import { useFilter } from '#platform/web/ui/list/filter.ts';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import { ON_OFFER } from '../../../fields/partner-loan.ts';

export function useListAddress<Key extends string>(keys: readonly Key[]) {
  const sorts = keys.flatMap((key) => [key, `-${key}` as const]);
  return {
    page: usePageNumber(),
    search: useFilter('search')[0],
    status: useFilter('status', ON_OFFER)[0],
    sort: useFilter('sort', sorts)[0],
  };
}
