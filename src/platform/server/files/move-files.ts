// Brings files from one place to the other while everybody goes on working: copied, read again and compared, and only then removed.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type IdOf, isId } from '#shared/id.ts';
import type { Db } from '../database/database.ts';
import { type FileStore, hashOfKept, isMissing } from './store.ts';

export type Moved = {
  moved: number;
  /** Files that the database knows and whose bytes are others than were handed in: they stay where they are. */
  altered: string[];
};

const AT_ONCE = 8;

/**
 * Moves every file that has a row; others may belong to a transaction that still runs, and stay for the next run or the daily sweep. May be
 * stopped and run again at any time; two at once do the same work twice. Rejects where one of the places cannot be reached.
 */
export async function moveFiles(
  db: Db,
  from: FileStore,
  to: FileStore,
  report: (moved: number) => void = () => {},
): Promise<Moved> {
  const result: Moved = { moved: 0, altered: [] };
  const handle = async (ids: IdOf<'files'>[]) => {
    const known = await hashesOf(db, ids);
    const outcomes = await Promise.all([...known].map(([id, sha256]) => move(db, { id, sha256 }, from, to)));
    for (const { id, outcome } of outcomes)
      if (outcome === 'altered') result.altered.push(id);
      else if (outcome === 'moved') result.moved++;
    report(result.moved);
  };
  let batch: IdOf<'files'>[] = [];
  for await (const { id } of from.list()) {
    if (!isId<'files'>(id)) continue;
    batch.push(id);
    if (batch.length < AT_ONCE) continue;
    await handle(batch);
    batch = [];
  }
  await handle(batch);
  return result;
}

async function move(
  db: Db,
  { id, sha256 }: { id: IdOf<'files'>; sha256: string },
  from: FileStore,
  to: FileStore,
): Promise<{ id: string; outcome: 'moved' | 'altered' | 'gone' }> {
  const bytes = await from.open(id).then(buffer, (error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!bytes) return { id, outcome: 'gone' };
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return { id, outcome: 'altered' };
  if (!(await to.has(id))) await to.write(id, bytes);
  if ((await hashOfKept(to, id)) !== sha256) return { id, outcome: 'altered' };
  // Whoever removes a file deletes its row first and then looks into both places, and may have found nothing here yet.
  const isKnown = (await hashesOf(db, [id])).size > 0;
  if (!isKnown) await to.remove(id);
  await from.remove(id);
  return { id, outcome: isKnown ? 'moved' : 'gone' };
}

async function hashesOf(db: Db, ids: IdOf<'files'>[]): Promise<Map<IdOf<'files'>, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('files').select(['id', 'sha256']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}
