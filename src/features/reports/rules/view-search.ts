// What a view keeps of a list's address: its filters, order and columns.

/** Where one is in the list and how long its pages are, what is open over it and what was searched for belong to the moment; a searched name to nobody's view. */
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

/** Without its question mark, the parameters in one order: two addresses that show the same say the same. */
export function viewSearch(address: URLSearchParams | string): string {
  const kept = new URLSearchParams(address);
  for (const param of OF_THE_MOMENT) kept.delete(param);
  kept.sort();
  return String(kept);
}
