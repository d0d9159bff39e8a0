// A file that leaves the house is in the audit log before its first row, and again once it ended: with how many rows it held, and whether it is whole.
import { happened } from '#features/activity/server/happened.ts';
import type { Facts, Happening } from '#features/activity/server/happening.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { newId } from '#shared/id.ts';

type Recorded<Row> = {
  /** Recorded before the first row, with what is asked for. */
  begins: Happening<Facts>;
  asked?: object;
  /** What the file is of: both entries keep it. */
  of: object;
  batches: AsyncIterable<Row[]>;
  /** Recorded after the last row, or when the reading breaks off. */
  ends: Happening<Facts>;
  /** What is counted besides the rows, each under its name. */
  count?: Record<string, (row: Row) => boolean>;
};

/** Answers the rows of a file, once it is on record that it begins. */
export async function recordedRows<Row>(
  work: Work<Actor>,
  { begins, asked, of, batches, ends, count = {} }: Recorded<Row>,
): Promise<AsyncGenerator<Row>> {
  const id = newId(work.now.getTime());
  await record(work, begins, id, { ...of, ...asked });
  return counted();

  async function* counted() {
    let rows = 0;
    const others = Object.fromEntries(Object.keys(count).map((name) => [name, 0]));
    let isWhole = false;
    try {
      for await (const batch of batches) {
        for (const row of batch) {
          yield row;
          rows += 1;
          for (const [name, counts] of Object.entries(count))
            if (counts(row)) others[name] = (others[name] ?? 0) + 1;
        }
      }
      isWhole = true;
    } finally {
      await record({ ...work, now: new Date() }, ends, id, { ...of, rows, ...others, isWhole });
    }
  }
}

const record = (work: Work<Actor>, what: Happening<Facts>, subjectId: string, after: object) =>
  work.transaction((inner) => happened({ ...inner, now: work.now }, what, { subjectId }, { after }));
