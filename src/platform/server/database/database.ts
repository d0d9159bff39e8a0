// Opens PostgreSQL: the server of DATABASE_URL where that is set, else one of our own under the data folder.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';
import { openFolder } from './embedded/open-folder.ts';
import { preparingPool } from './prepared-statements.ts';

export type Db = Kysely<Tables>;

export type OpenDatabase = {
  db: Db;
  /** How the job queue reaches the same database. */
  connectionString: string;
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

type Where = {
  databaseUrl: string | undefined;
  dataDir: string;
  poolSize: number;
  /** For a command of the operator's: on the data folder of a running Pimento, its server will do. */
  isGuest?: boolean;
};

export async function openDatabase(where: Where): Promise<OpenDatabase> {
  if (where.databaseUrl) return openServer(where.databaseUrl, where.poolSize);
  const server = await openFolder(where.dataDir, where.poolSize, where.isGuest);
  const database = await openServer(server.connectionString, where.poolSize);
  return { ...database, close: () => database.close().then(server.stop) };
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
    connectionString,
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
