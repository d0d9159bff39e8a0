// Tries a backup out: restores it aside, on a server and in a folder of its own, verifies it and keeps the result for the metrics.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { openDatabase } from '#platform/server/database/database.ts';
import { filesIn } from '#platform/server/file-store.ts';
import { folderStore } from '#platform/server/files/folder.ts';
import { type Finding, verify } from '../verify/verify.ts';
import { writeWhole } from './kept-backups.ts';
import { type DrillResult, RESULT } from './last-drill.ts';
import { type Restored, restore } from './restore.ts';

/** `folder` is one backup; `report` hears of each check. The result is kept beside the backups, that of a drill that could not be made, too. */
export async function drill(
  folder: string,
  keyFile: string | undefined,
  report: (finding: Finding) => void,
): Promise<DrillResult> {
  const outcome = await tryOut(folder, keyFile, report).then(
    ({ isSound, restored: { tables, rows, files } }) => ({
      passed: isSound,
      words: `${rows} rows of ${tables} tables and ${files} files came back as they were${isSound ? ', and everything adds up' : ', with faults in the records'}`,
    }),
    (error: Error) => ({ passed: false, words: error.message }),
  );
  const kept = { at: new Date().toISOString(), backup: basename(folder), ...outcome };
  await writeWhole(join(dirname(folder), RESULT), Buffer.from(JSON.stringify(kept)));
  return kept;
}

async function tryOut(
  folder: string,
  keyFile: string | undefined,
  report: (finding: Finding) => void,
): Promise<{ isSound: boolean; restored: Restored }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pimento-drill-'));
  try {
    const files = filesIn(folderStore(dataDir), dataDir);
    const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: 2, isGuest: true });
    try {
      const restored = await restore(folder, { database, files, dataDir }, keyFile);
      return { isSound: await verify(database.db, files, report), restored };
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
