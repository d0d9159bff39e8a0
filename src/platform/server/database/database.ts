// Opens PostgreSQL: embedded in this process by default, a server where DATABASE_URL is set; the same SQL on both.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { fromPglite } from 'pg-boss';
import type { Tables } from '#db/tables.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { preparingPool } from './prepared-statements.ts';

export type Db = Kysely<Tables>;

export type OpenDatabase = {
  db: Db;
  engine: 'embedded' | 'server';
  /** How the job queue reaches the same database. */
  queueConnection: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Hears a NOTIFY channel until the returned function is called; `onGap` runs when notices may have been missed. */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onGap: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

export const openDatabase = (where: {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
}): Promise<OpenDatabase> =>
  where.databaseUrl ? openServer(where.databaseUrl, where.poolSize) : openFolder(where.dataDir);

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataFolder(dataDir);
  const lite = await PGlite.create({ ...embeddedOptions, dataDir: join(dataDir, 'database') });
  return embedded(lite, unlock);
}

export const embeddedOptions = {
  extensions: { pg_trgm },
  parsers: { [INT8]: asNumber, [DATE]: asText, [TIMESTAMP]: asText },
};

/** Wraps a running embedded database; `release` runs after it has been closed. */
export function embedded(lite: PGlite, release: () => void = () => {}): OpenDatabase {
  return {
    db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) }),
    engine: 'embedded',
    queueConnection: { db: fromPglite(lite), backend: 'pglite' },
    listen: (channel, onNotice) => lite.listen(channel, onNotice),
    close: async () => {
      await lite.close();
      release();
    },
  };
}

/** Opens a pool on a PostgreSQL server. Connections that break are replaced; requests meanwhile are refused as unavailable. */
export async function openServer(connectionString: string, poolSize: number): Promise<OpenDatabase> {
  pg.types.setTypeParser(INT8, asNumber);
  pg.types.setTypeParser(DATE, asText);
  pg.types.setTypeParser(TIMESTAMP, asText);
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 8_000,
    pipeline: true,
  });
  pool.on('error', () => {});
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) }),
    engine: 'server',
    queueConnection: { connectionString, max: 2 },
    listen: (channel, onNotice, onGap) => listenOnServer(connectionString, channel, onNotice, onGap),
    close: () => pool.end(),
  };
}

/** One connection of its own for notices; when it breaks it is opened again, and `onGap` says that some may be lost. */
async function listenOnServer(
  connectionString: string,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
) {
  let closed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  const connect = async () => {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    fresh.on('notification', (notice) => onNotice(notice.payload ?? ''));
    fresh.on('error', () => {});
    fresh.on('end', () => {
      if (!closed) retry = setTimeout(reconnect, 1_000);
    });
    await fresh.connect();
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = fresh;
  };
  const reconnect = () => {
    connect().then(onGap, () => {
      if (!closed) retry = setTimeout(reconnect, 1_000);
    });
  };
  await connect();
  return async () => {
    closed = true;
    clearTimeout(retry);
    await client?.end();
  };
}
