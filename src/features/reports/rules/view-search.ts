// What a view keeps of a list's address: its filters, order and columns.

/**
 * The parameters that a view leaves out, because they belong to the moment: the page and its length, what is open
 * over the list, and the search, which may name a person.
 */
const OF_THE_MOMENT = [
  'page',
  'waiting',
  'forms',
  'rows',
  'waiting-rows',
  'forms-rows',
  'search',
  'with',
  'mail',
  'list',
  'all',
];

/** A list's address as a view keeps it: without the question mark, its parameters in one order, so that two addresses that show the same are equal. */
export function viewSearch(address: URLSearchParams | string): string {
  const kept = new URLSearchParams(address);
  for (const param of OF_THE_MOMENT) kept.delete(param);
  kept.sort();
  return String(kept);
}
