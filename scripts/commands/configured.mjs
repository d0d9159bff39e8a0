// What commands run on: the settings, and the database that they name.
import { readConfig } from '../../src/platform/server/config.ts';
import { openDatabase } from '../../src/platform/server/database/database.ts';
import { environment } from '../environment.mjs';

/** Hands `run` the database beside whoever serves it, and closes it. */
export async function asGuest(run, config = readConfig(environment())) {
  const database = await openDatabase({ ...config, poolSize: 2, isGuest: true });
  try {
    return await run(database, config);
  } finally {
    await database.close();
  }
}
