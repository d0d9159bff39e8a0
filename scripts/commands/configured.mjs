// What commands run on: the settings, and the database that they name.
import { readFileSync } from 'node:fs';
import { readConfig } from '../../src/platform/server/config.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { environment } from '../environment.mjs';

export const configured = () => readConfig(environment());

/** Hands `run` the database beside whoever serves it, and closes it. */
export async function asGuest(run, config = configured()) {
  const database = await openDatabase({ ...config, poolSize: 2, isGuest: true });
  try {
    return await run(database, config);
  } finally {
    await database.close();
  }
}

/** The folder of backups; throws where none is named. */
export function backupFolder({ backups }) {
  if (backups.folder === undefined) throw new Error('BACKUP_DIR: name the folder for backups.');
  return backups.folder;
}

/** The text of the file with the key; undefined where none is named. */
export function keyFile({ backups }) {
  if (backups.identityFile === undefined) return undefined;
  try {
    return readFileSync(backups.identityFile, 'utf8');
  } catch (error) {
    throw new Error(`BACKUP_IDENTITY_FILE: cannot be read (${error.message})`);
  }
}
