// Writes db/schema.sql and db/tables.ts from the migrations: `npm run db:types`. Both are compared with the migrations in the tests.
import { writeFileSync } from 'node:fs';
import { openServer } from '../src/platform/server/database/database.ts';
import { describeSchema } from '../src/platform/server/database/describe-schema.ts';
import { migrate } from '../src/platform/server/database/migrate.ts';
import { NO_SERVER, startPostgres } from '../tests/support/postgres-server.ts';

const server = await startPostgres();
if (!server) throw new Error(NO_SERVER);
try {
  const database = await openServer(server.url, 2);
  await migrate(database);
  const { schemaSql, tablesTs } = await describeSchema(database.db);
  writeFileSync('db/schema.sql', schemaSql);
  writeFileSync('db/tables.ts', tablesTs);
  await database.close();
} finally {
  await server.stop();
}
