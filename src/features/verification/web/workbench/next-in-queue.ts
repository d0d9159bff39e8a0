// Who comes next in the queue of the review.
import type { WaitingRow } from '#features/verification/contract.ts';

type Place = Pick<WaitingRow, '_id' | 'created'>;

/** The first row that has waited less than the present one; after the last, the first other row; null when there is none. */
export function nextInQueue<Row extends Place>(rows: readonly Row[], present: Place | undefined): Row | null {
  const others = rows.filter(({ _id }) => _id !== present?._id);
  const later = present && others.find((row) => isAfter(row, present));
  return later ?? others[0] ?? null;
}

/** The queue is ordered by when documents were sent, then by id. */
const isAfter = (one: Place, other: Place): boolean =>
  one.created > other.created || (one.created === other.created && one._id > other._id);
