// Writes db/schema.sql and db/tables.ts from the migrations: `npm run db:types`. Both are compared with the migrations in the tests.
import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { embedded, embeddedOptions } from '../src/platform/server/database/database.ts';
import { describeSchema } from '../src/platform/server/database/describe-schema.ts';
import { migrate } from '../src/platform/server/database/migrate.ts';

const database = embedded(await PGlite.create(embeddedOptions));
await migrate(database.db);
const { schemaSql, tablesTs } = await describeSchema(database.db);
writeFileSync('db/schema.sql', schemaSql);
writeFileSync('db/tables.ts', tablesTs);
await database.close();
