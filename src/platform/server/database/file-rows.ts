// The rows that describe kept files: written with what they belong to, and gone before the file leaves the disk.

import type { IdOf } from '#shared/id.ts';
import type { Written } from '../transaction-with-files.ts';
import type { Work } from '../work.ts';
import type { Db } from './database.ts';

type Described = {
  name: string;
  type: string;
  /** The account that the file belongs to; null for what belongs to nobody. */
  ownerId: IdOf<'accounts'> | null;
  width?: number | null;
  height?: number | null;
  /** Whether the server made the file itself; all others wait for the scanner. */
  isOurs?: true;
};

/** Writes the row of a written file in the present transaction, which `transactionWithFiles` has opened. */
export async function insertFile(
  { db, now }: Work,
  { id, sha256, bytes }: Written<{ bytes: Buffer }>,
  { name, type, ownerId, width, height, isOurs }: Described,
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id,
      owner_id: ownerId,
      original_name: name,
      media_type: type,
      size_bytes: bytes.length,
      sha256,
      width: width ?? null,
      height: height ?? null,
      ...(isOurs ? { scan: 'Own' as const } : {}),
      created_at: now,
    })
    .execute();
}

/** Forgets files. They leave the disk when the transaction is through, by whoever asked, or else by the daily sweep. */
export async function forgetFiles({ db }: Pick<Work, 'db'>, ids: readonly IdOf<'files'>[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute();
}

/** Forgets all files of a person, as `forgetFiles` does. */
export async function forgetFilesOf({ db }: Pick<Work, 'db'>, ownerId: IdOf<'accounts'>): Promise<void> {
  await db.deleteFrom('files').where('owner_id', '=', ownerId).execute();
}

/** Keeps the scanner's verdict, null being clean, and answers whose file it is; undefined where there is a verdict already, or no file. */
export const keepVerdict = (db: Db, id: IdOf<'files'>, finding: string | null) =>
  db
    .updateTable('files')
    .set({ scan: finding === null ? 'Clean' : 'Infected', scan_finding: finding })
    .where('id', '=', id)
    .where('scan', '=', 'Waiting')
    .returning(['original_name', 'owner_id'])
    .executeTakeFirst();
