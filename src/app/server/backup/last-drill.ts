// Reads what the last drill of a backup found. Apart from the drill itself, because every server reads it, and drilling takes what encrypts backups along.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file beside the backups that holds it. */
export const RESULT = 'last-drill.json';
const result = z.strictObject({
  at: z.iso.datetime(),
  backup: z.string(),
  passed: z.boolean(),
  words: z.string(),
});
export type DrillResult = z.infer<typeof result>;

/** The result of the last drill; null where there was none. */
export async function lastDrill(folder: string): Promise<DrillResult | null> {
  try {
    return result.parse(JSON.parse(await readFile(join(folder, RESULT), 'utf8')));
  } catch {
    return null;
  }
}
