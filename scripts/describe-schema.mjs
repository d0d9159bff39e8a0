// Writes db/schema.sql and db/tables.ts from the migrations, and records new migrations in db/migrations.sha256: `npm run db:types`. The tests compare
// all three with the migrations.
import { readFileSync, writeFileSync } from 'node:fs';
import { openServer } from '../src/platform/server/database/database.ts';
import { describeSchema } from '../src/platform/server/database/describe-schema.ts';
import { migrate } from '../src/platform/server/database/migrate.ts';
import { NO_SERVER, startPostgres } from '../tests/support/postgres-server.ts';
import {
  changedMigrations,
  hashesIn,
  MIGRATIONS,
  RECORD,
  readRecord,
  recordOf,
} from './recorded-migrations.ts';

const present = hashesIn(MIGRATIONS);
const changed = changedMigrations(readRecord(readFileSync(RECORD, 'utf8')), present);
if (changed.length > 0) {
  console.error(
    `${changed.join('\n')}\nA database that has run a migration never runs it again: undo the change and write a new migration.\nIf nobody else has this migration yet, remove its line from db/migrations.sha256 and run this once more.`,
  );
  process.exit(1);
}

const server = await startPostgres();
if (!server) throw new Error(NO_SERVER);
try {
  const database = await openServer(server.url, 2);
  await migrate(database);
  const { schemaSql, tablesTs } = await describeSchema(database.db);
  writeFileSync('db/schema.sql', schemaSql);
  writeFileSync('db/tables.ts', tablesTs);
  writeFileSync(RECORD, recordOf(present));
  await database.close();
} finally {
  await server.stop();
}
