// Brings a backup of BACKUP_DIR back into the configured database and data folder, which are empty, compares all of it and verifies it.
import { join } from 'node:path';
import { backupsIn } from '../../src/app/server/backup/kept-backups.ts';
import { restore } from '../../src/app/server/backup/restore.ts';
import { verify } from '../../src/app/server/verify/verify.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { openFiles } from '../../src/platform/server/file-store.ts';
import { asGuest, backupFolder, configured, keyFile } from './configured.mjs';
import { report } from './report.mjs';

export async function run([name, ...rest]) {
  const config = configured();
  const folder = backupFolder(config);
  const names = await backupsIn(folder);
  const wanted = name === 'newest' ? names.at(-1) : name;
  if (rest.length > 0 || !wanted || !names.includes(wanted))
    throw new Error(
      [
        `restore <name>, or restore newest. In ${folder} there are:`,
        ...names.map((each) => `  ${each}`),
      ].join('\n'),
    );
  const from = join(folder, wanted);
  const files = openFiles(config);
  const start = Date.now();
  // Not beside a server that runs on the folder.
  const database = await openDatabase({ ...config, poolSize: 2 });
  const restored = await restore(from, { database, files, dataDir: config.dataDir }, keyFile(config)).finally(
    () => database.close(),
  );
  console.log(
    `Restored as of ${restored.takenAt.toISOString()}: ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files, each compared, in ${((Date.now() - start) / 1000).toFixed(1)} s.`,
  );
  for (const id of restored.lost) console.log(`The file ${id} had been lost before the backup.`);
  const isSound = await asGuest((opened) => verify(opened.db, files, report, { config }), config);
  return isSound ? 0 : 1;
}
