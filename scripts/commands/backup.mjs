// Writes a backup of one moment into BACKUP_DIR, beside a running server. `--keep 14` removes all but the newest 14 afterwards.
import { parseArgs } from 'node:util';
import { backUp } from '../../src/app/server/backup/back-up.ts';
import { openFiles } from '../../src/platform/server/file-store.ts';
import { KEY_FILE } from '../../src/platform/server/sealing/secret-key.ts';
import { asGuest, backupFolder, configured } from './configured.mjs';

export async function run(args) {
  const { keep } = parseArgs({ args, options: { keep: { type: 'string' } } }).values;
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) throw new Error('--keep: say how many, 1 or more');
  const config = configured();
  const folder = backupFolder(config);
  const { recipient } = config.backups;
  const start = Date.now();
  const done = await asGuest(
    ({ ownerConnectionString: connectionString }) =>
      backUp(
        { connectionString, files: openFiles(config), dataDir: config.dataDir, keyFiles: [KEY_FILE] },
        { folder, recipient, keep: keep && Number(keep) },
      ),
    config,
  );
  report(done, recipient, (Date.now() - start) / 1000);
  return done.lost.length === 0 && done.notPruned === null ? 0 : 1;
}

function report({ name, rows, tables, files, newFiles, lost, pruned, notPruned }, recipient, seconds) {
  console.log(
    `Backed up as ${name}: ${rows} rows of ${tables} tables and ${files} files (${newFiles} new) in ${seconds.toFixed(1)} s${recipient ? ', encrypted' : ''}.`,
  );
  if (!recipient)
    console.log(
      `It is not encrypted, because BACKUP_RECIPIENT is not set, and so it does not hold ${KEY_FILE}: keep a copy of that apart from it.`,
    );
  if (pruned.backups > 0)
    console.log(`Removed ${pruned.backups} older ones, and ${pruned.files} files that they alone needed.`);
  if (notPruned !== null) console.log(`FAIL no older one was removed: ${notPruned} Move it away.`);
  for (const { id, fault } of lost) console.log(`FAIL the file ${id} ${fault}; the backup is without it`);
}
