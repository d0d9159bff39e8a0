// What a place for files can do, whichever it is, and what it says where a file or the place itself is away.
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Refusal } from '#shared/refusal.ts';

/** One place for files. Where it cannot be reached, each of these rejects with a refusal that is answered as 503, its reason as `cause`. */
export type FileStore = {
  /** Keeps the bytes for good, or nothing, and then refuses. Bytes whose row never comes are an orphan for the daily sweep. */
  write(id: string, bytes: Buffer): Promise<void>;
  /** Opens a file; refuses at once as `file.missing` where it is not there, as on a node that has not the files of the others. */
  open(id: string): Promise<Readable>;
  has(id: string): Promise<boolean>;
  /** Removes a file; does nothing where it is not there. */
  remove(id: string): Promise<void>;
  list(): AsyncIterable<{ id: string; changedAt: Date }>;
  /** Rejects, within 2 s, where files cannot be kept just now. */
  probe(): Promise<void>;
  /** Keeps a file, reads it and removes it. Rejects with an Error that says which setting is wrong. */
  tryOut(): Promise<void>;
};

export const isMissing = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'file.missing';

/** Whether the place of files could not be reached, so that nothing is known of this one. */
export const isAway = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'file.store_away';

/** The SHA-256 of a file as it is kept; null where it is gone. Rejects where that cannot be known now. */
export async function hashOfKept(files: FileStore, id: string): Promise<string | null> {
  const hash = createHash('sha256');
  const file = await files.open(id).catch((error) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!file) return null;
  for await (const chunk of file) hash.update(chunk);
  return hash.digest('hex');
}
