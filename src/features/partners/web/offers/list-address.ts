// What the address of a lender's table asks for; what it cannot mean is left out.
import { useSearchParams } from 'react-router';
import { usePageNumber } from '#platform/web/ui/list/pager.tsx';
import type { OnOffer } from '../../contract/offers.ts';

export const ON_OFFER: readonly OnOffer[] = ['Active', 'Inactive'];

export function useListAddress<Key extends string>(keys: readonly Key[]) {
  const [address] = useSearchParams();
  const sorts = keys.flatMap((key) => [key, `-${key}` as const]);
  return {
    page: usePageNumber(),
    search: (address.get('search') ?? '').trim().slice(0, 100),
    status: ON_OFFER.find((status) => status === address.get('status')),
    sort: sorts.find((sort) => sort === address.get('sort')),
  };
}

/** The table's own part of the address: what leads back to it as it was. */
export function useListSearch(): string {
  const [address] = useSearchParams();
  const list = new URLSearchParams(address);
  list.delete('form');
  return list.size > 0 ? `?${list}` : '';
}
