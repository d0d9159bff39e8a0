// From a row to a record whose page has filters or pages of its own, and back to the list as it was: the record's address holds the list's.
import { useLocation, useSearchParams } from 'react-router';

const LIST = 'list';

/** In a list: the query string for the addresses of its records, which holds the list's own address. `root` is that address as the sidebar has it. */
export function useRecordTail(root: string): string {
  const { pathname, search } = useLocation();
  return tailOf(root, pathname + search);
}

/** In a record: `to` leads back to the list, and `tail` is the query string for the addresses of the record's other pages. `usual` is the list for whoever came another way. */
export function useWayToList(root: string, usual = root): { to: string; tail: string } {
  const [address] = useSearchParams();
  const to = address.get(LIST) ?? usual;
  return isWithin(root, to) ? { to, tail: tailOf(root, to) } : { to: usual, tail: '' };
}

const tailOf = (root: string, list: string): string =>
  list === root ? '' : `?${new URLSearchParams({ [LIST]: list })}`;

/** Anybody may write an address, so that it is followed only where it leads to the list or to a page below it. */
const isWithin = (root: string, to: string): boolean =>
  to === root || ['?', '/'].some((end) => to.startsWith(root + end));

/** The record's own parameters with a change applied. The parameter that leads back to the list is kept. */
export const keepingList = (address: URLSearchParams, own: Record<string, string>): URLSearchParams => {
  const list = address.get(LIST);
  return new URLSearchParams({ ...own, ...(list === null ? {} : { [LIST]: list }) });
};
