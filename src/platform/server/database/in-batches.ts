// Reads rows of which there may be any number a batch at a time, each beginning where the last one ended.

export const BATCH_ROWS = 1_000;

/** The row at which a batch ended. `at` is text to the microsecond, because a Date would lose its last three digits, and rows with them. */
export type End = { at: string; id: string };

/** A batch that is not full is the last. */
export async function* inBatches<Row extends End>(
  read: (from: { end: End | null; limit: number }) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[]> {
  for (let end: End | null = null; ; ) {
    const { rows }: { rows: Row[] } = await read({ end, limit: BATCH_ROWS });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH_ROWS || !last) return;
    end = { at: last.at, id: last.id };
  }
}
