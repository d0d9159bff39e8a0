// What a backup says of itself, so that a restore can tell whether all of it is there and as it was written.
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifest = z.strictObject({
  format: z.literal(1),
  /** The moment that the backup shows. */
  takenAt: z.iso.datetime(),
  encrypted: z.boolean(),
  /** The migrations that the database was made by: only the same program knows its tables. */
  migrations: z.array(z.string()),
  jobsVersion: z.int(),
  tables: z.array(
    z.strictObject({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** The hash of the rows as PostgreSQL copies them out, and below that of the part that keeps them. */
      sha256,
      stored: sha256,
    }),
  ),
  sequences: z.array(
    z.strictObject({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() }),
  ),
  files: z.int(),
  /** The ids of files that were lost before: rows without a file, or with another than was handed in. */
  lost: z.array(z.string()),
  /** The keys beside the database that it holds, with the hash of the part that keeps each. */
  keys: z.array(z.strictObject({ name: z.string().regex(/^[a-z-]+$/), stored: sha256 })),
});

export type Manifest = z.infer<typeof manifest>;

/** Where the parts of a backup lie in its folder. */
export const partOfTable = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}.gz`;
export const partOfKey = (name: string): string => `key.${name}.gz`;

/** A backup that cannot be trusted, in words for the operator. */
export class DamagedBackup extends Error {}

/** Reads a manifest. Throws DamagedBackup where it is missing or not whole. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new DamagedBackup(`${folder} holds no backup: there is no ${MANIFEST} in it.`);
  });
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new DamagedBackup(
      `The backup ${basename(folder)} is damaged: its ${MANIFEST} is not as it was written.`,
    );
  }
}
