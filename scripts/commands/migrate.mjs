// Brings the database to this version, as each start does, and ends.
import { migrate } from '../../src/platform/server/database/migrate.ts';
import { asGuest } from './configured.mjs';

export async function run() {
  await asGuest((database) => migrate(database));
  console.log('The database is as this version needs it.');
  return 0;
}
