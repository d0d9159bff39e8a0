// The product's services on a filled place, without a server: for what calls its actions and jobs directly.
import { mkdirSync } from 'node:fs';
import { readConfig } from '#platform/server/config.ts';
import { type OpenDatabase, openDatabase } from '#platform/server/database/database.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';
import type { Place } from './places.ts';

type Wanted = { poolSize: number; jobsOn: (database: OpenDatabase) => Jobs };

/** The database is the caller's to close. */
export async function openServices(
  { dataDir, databaseUrl }: Pick<Place, 'dataDir' | 'databaseUrl'>,
  { poolSize, jobsOn }: Wanted,
): Promise<{ database: OpenDatabase; services: Services }> {
  mkdirSync(dataDir, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const database = await openDatabase({ ...config, poolSize });
  const services = {
    config,
    db: database.db,
    files: openFiles(config),
    jobs: jobsOn(database),
    notices: noNotices,
  };
  return { database, services };
}
