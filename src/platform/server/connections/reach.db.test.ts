import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { type OpenDatabase, openDatabase, openServer } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reach } from './reach.ts';

let server: OpenDatabase;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.close());

const open = (settings: { databaseUrl: string; migrateDatabaseUrl?: string; databasePoolerUrl?: string }) =>
  openDatabase({ ...settings, dataDir: '', poolSize: 1 });

const refused = (settings: Parameters<typeof open>[0]) =>
  expect(open(settings).then((database) => database.close())).rejects;

/** The address of the database that is there, with one part of it changed. */
const changed = (part: 'username' | 'pathname' | 'hostname', value: string) => {
  const url = new URL(server.connectionString);
  url[part] = value;
  return url.href;
};

it('says that nothing answers, of a name with several addresses too', async () => {
  await refused({ databaseUrl: 'postgres://localhost:1/none' }).toThrow(
    /^DATABASE_URL: no PostgreSQL answers there \(connect ECONNREFUSED [^()]+:1\); start it, or name where it is$/,
  );
  await refused({ databaseUrl: 'postgres://nobody@/none?host=/nowhere' }).toThrow(
    /^DATABASE_URL: no PostgreSQL answers there \(connect ENOENT \/nowhere/,
  );
});

it('says so of a line on which nobody speaks', async () => {
  const silent = createServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const database = await openServer(`postgres://nobody@127.0.0.1:${port}/none`, 1);
  await expect(reach(database.db, 'DATABASE_URL')).rejects.toThrow(
    /^DATABASE_URL: no PostgreSQL answers there \(Connection terminated due to connection timeout\)/,
  );
  await database.close();
  silent.close();
});

it('says that a machine is not known', async () => {
  await refused({ databaseUrl: 'postgres://nobody@database.invalid/none' }).toThrow(
    /^DATABASE_URL: that machine is not known here \(.*database\.invalid\)/,
  );
});

it('says that a database or a user is not there', async () => {
  await refused({ databaseUrl: changed('pathname', '/not_there') }).toThrow(
    /^DATABASE_URL: PostgreSQL is there and that database is not \(database "not_there" does not exist\)/,
  );
  await refused({ databaseUrl: changed('username', 'stranger') }).toThrow(
    /^DATABASE_URL: PostgreSQL does not let this user in \(.*"stranger"/,
  );
});

it('names the pooler where that is away', async () => {
  const databaseUrl = server.connectionString;
  await refused({ databaseUrl, databasePoolerUrl: 'postgres://localhost:1/none' }).toThrow(
    /^DATABASE_POOLER_URL: no PostgreSQL answers there/,
  );
});

it('names the owner’s address where the owner cannot come in', async () => {
  const databaseUrl = server.connectionString;
  const database = await open({ databaseUrl, migrateDatabaseUrl: 'postgres://localhost:1/none' });
  await expect(migrate(database)).rejects.toThrow(/^MIGRATE_DATABASE_URL: no PostgreSQL answers there/);
  await database.close();
});
