// On which page of the queue, as it is shown, something stands that comes before, within or after that page.

type Place = { _id: string; created: string };

export function pageOf(rows: readonly Place[], page: number, wanted: Place): number {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && isAfter(first, wanted)) return 1;
  return last && isAfter(wanted, last) ? page + 1 : page;
}

/** The queue is ordered by when documents were sent, then by id. */
const isAfter = (one: Place, other: Place): boolean =>
  one.created > other.created || (one.created === other.created && one._id > other._id);
