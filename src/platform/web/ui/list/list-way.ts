// From a row to a record whose page has filters or pages of its own, and back to the list as it was: the record's address holds the list's.
import { useLocation, useSearchParams } from 'react-router';

const LIST = 'list';

/** What ends the addresses of the records that a list's rows lead to. `root`: the list's address as the sidebar has it. */
export function useRecordTail(root: string): string {
  const { pathname, search } = useLocation();
  return tailOf(root, pathname + search);
}

/** In a record: `to` leads back to the list, `tail` ends the addresses of what else belongs to the record. `usual`: its list for who came another way. */
export function useWayToList(root: string, usual = root): { to: string; tail: string } {
  const [address] = useSearchParams();
  const to = address.get(LIST) ?? usual;
  return isWithin(root, to) ? { to, tail: tailOf(root, to) } : { to: usual, tail: '' };
}

const tailOf = (root: string, list: string): string =>
  list === root ? '' : `?${new URLSearchParams({ [LIST]: list })}`;

/** An address is anybody's to write: it leads to no other page than the list and its flavours. */
const isWithin = (root: string, to: string): boolean =>
  to === root || ['?', '/'].some((end) => to.startsWith(root + end));

/** The parameters of the record's own page, changed; the way to the list stays. */
export const keepingList = (address: URLSearchParams, own: Record<string, string>): URLSearchParams => {
  const list = address.get(LIST);
  return new URLSearchParams({ ...own, ...(list === null ? {} : { [LIST]: list }) });
};
