// A transaction that keeps files: they lie on the disk before it opens, so that no lock waits for a disk, and leave it when they are not kept.
import { createHash } from 'node:crypto';
import type { Actor } from '#shared/actor.ts';
import { type IdOf, newId } from '#shared/id.ts';
import { Refusal } from '#shared/refusal.ts';
import { refusalOf } from './database/database-errors.ts';
import type { Services, Work } from './work.ts';

/** A file that is on the disk under its id, and waits for its row. */
export type Written<File> = File & { id: IdOf<'files'>; sha256: string };

/**
 * `run` is handed each file with its id, in their order. What has no row afterwards leaves the disk at once: all of them after a refusal,
 * those of a retry that is answered as the first request was, and those that were not wanted. When it breaks, and nobody knows
 * whether it was committed, the daily sweep looks.
 */
export async function transactionWithFiles<A extends Actor | null, File extends { bytes: Buffer }, Reply>(
  work: Work<A>,
  files: readonly (File | null)[],
  run: (work: Work<A>, written: (Written<File> | null)[]) => Promise<Reply>,
): Promise<Reply> {
  const { services } = work;
  const written: (Written<File> | null)[] = [];
  const ids = () => written.flatMap((file) => file?.id ?? []);
  let reply: Reply;
  try {
    for (const file of files) written.push(file && (await write(services, file, work.now)));
    reply = await work.transaction((work) => run(work, written));
  } catch (error) {
    if (isUndone(error)) await services.files.letGo(ids());
    throw error;
  }
  await removeUnkept(services, ids()).catch(() => {});
  return reply;
}

async function write<File extends { bytes: Buffer }>(
  { files }: Services,
  file: File,
  now: Date,
): Promise<Written<File>> {
  const id = newId<'files'>(now.getTime());
  await files.write(id, file.bytes);
  return { ...file, id, sha256: createHash('sha256').update(file.bytes).digest('hex') };
}

/** Whether it is certain that nothing was committed. */
const isUndone = (error: unknown): boolean => {
  if (error instanceof Refusal) return true;
  const refusal = refusalOf(error);
  return refusal !== null && refusal.code !== 'service.unavailable';
};

async function removeUnkept(services: Services, ids: IdOf<'files'>[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await services.db.selectFrom('files').select('id').where('id', 'in', ids).execute();
  const kept = new Set(rows.map(({ id }) => id));
  await services.files.letGo(ids.filter((id) => !kept.has(id)));
}
