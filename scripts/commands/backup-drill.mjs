// Restores the newest backup of BACKUP_DIR aside, on a server of its own in the folder for temporary files, and verifies it.
import { join } from 'node:path';
import { drill } from '../../src/app/server/backup/drill.ts';
import { backupsIn } from '../../src/app/server/backup/kept-backups.ts';
import { backupFolder, configured, keyFile } from './configured.mjs';
import { report } from './report.mjs';

export async function run() {
  const config = configured();
  const folder = backupFolder(config);
  const newest = (await backupsIn(folder)).at(-1);
  if (!newest) throw new Error(`There is no backup in ${folder}.`);
  const { passed, words } = await drill(join(folder, newest), keyFile(config), report);
  console.log(`${passed ? 'PASS' : 'FAIL'} drill of ${newest}: ${words}`);
  return passed ? 0 : 1;
}
