// The database and the files of a data folder, for a journey that prepares its world while no server runs on it.
import { readConfig } from '#platform/server/config.ts';
import { type OpenDatabase, openDatabase } from '#platform/server/database/database.ts';
import { migrate } from '#platform/server/database/migrate.ts';
import { noNotices } from '#platform/server/database/notices.ts';
import { openFiles } from '#platform/server/file-store.ts';
import { openJobs } from '#platform/server/jobs.ts';
import type { Services } from '#platform/server/work.ts';

export async function onDatabaseOf<Answer>(
  dataDir: string,
  run: (services: Services, database: OpenDatabase) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, poolSize: config.databasePoolSize });
  try {
    await migrate(database);
    const jobs = openJobs(database, () => {});
    const services = { config, db: database.db, files: openFiles(config), jobs, notices: noNotices };
    return await run(services, database);
  } finally {
    await database.close();
  }
}
