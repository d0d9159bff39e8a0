// Opens PostgreSQL: the server of DATABASE_URL where that is set, else one of our own under the data folder. Whoever serves has a role
// of its own there, which owns nothing.
import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from '#db/tables.ts';
import { reach } from '../connections/reach.ts';
import { openFolder } from './embedded/open-folder.ts';
import { type Listening, listenOn } from './listening.ts';
import { servingRole } from './serving-role.ts';
import { preparingPool } from './statements/prepared-statements.ts';
import { followedBy, type Replica } from './statements/replica.ts';

export type Db = Kysely<Tables>;

/** Connections of one pool: how many there are, how many of them are free, and how many calls wait for one. */
export type PoolFigures = { pool: string; open: number; free: number; waiting: number };

export type OpenDatabase = {
  /**
   * The pool for what somebody waits for: whatever the database does, a statement comes back within 10 s. Where a standby is named it answers
   * what only reads while the primary is away.
   */
  db: Db;
  /** The pool for work that nobody waits for: connections of its own, and more time. */
  background: Db;
  /** How the job queue reaches the same database. */
  connectionString: string;
  /** How the owner reaches it, whom migrations need; the same address where one role does both. */
  ownerConnectionString: string;
  /** Runs as the owner, with a statement's time unlimited, as a migration of a large table needs it. */
  asOwner<Result>(run: (db: Db) => Promise<Result>): Promise<Result>;
  /** Hears a NOTIFY channel; `onGap` runs when notices may have been missed. Rejects when the database cannot be reached now. */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<Listening>;
  /** The replica that reports are read from; null where none is configured. */
  replica: Replica | null;
  pools(): PoolFigures[];
  close(): Promise<void>;
};

/** What this process is called among the connections of the database (`pg_stat_activity`). */
export const APPLICATION_NAME = `pimento ${randomUUID().slice(0, 8)}`;

const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;
const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

/**
 * In milliseconds: how long one waits for a connection, a statement for a lock and for its end, and the server for the next
 * statement of a transaction. 0 is for ever.
 */
type Limits = { connectionMs: number; lockMs: number; statementMs: number; idleMs: number };

/** A request that finds the database away has waited once for a connection and once for a statement: less than 10 s. */
const WAITED_FOR: Limits = { connectionMs: 4_000, lockMs: 2_500, statementMs: 5_000, idleMs: 10_000 };
const BACKGROUND: Limits = { connectionMs: 10_000, lockMs: 8_000, statementMs: 30_000, idleMs: 60_000 };
const UNHURRIED: Limits = { connectionMs: 10_000, lockMs: 0, statementMs: 0, idleMs: 0 };
const BACKGROUND_CONNECTIONS = 4;
const REPORTS_CONNECTIONS = 4;
/** The server ends a statement at its limit; when nothing has come back this much later, the server itself is away. */
const ON_THE_WAY_MS = 500;
/** When TCP begins to probe a connection that nobody uses, so that one whose other end has gone silently is noticed. */
const KEEP_ALIVE_AFTER_MS = 10_000;

type Where = {
  databaseUrl: string | undefined;
  migrateDatabaseUrl?: string | undefined;
  /** The address of the same database by way of a pooler in transaction mode, for whoever serves. */
  databasePoolerUrl?: string | undefined;
  /** The address of a synchronous standby, for whoever serves. */
  databaseStandbyUrl?: string | undefined;
  /** The address of a replica for reports, for whoever serves. */
  databaseReplicaUrl?: string | undefined;
  dataDir: string;
  poolSize: number;
  /** Whether an operator's command opens the database: it uses the server of a running Pimento, and its statements have no time limit. */
  isGuest?: boolean;
};

export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const limits = where.isGuest ? UNHURRIED : WAITED_FOR;
  const { databaseUrl, migrateDatabaseUrl: owner, poolSize } = where;
  const {
    databasePoolerUrl: pooler,
    databaseStandbyUrl: standby,
    databaseReplicaUrl: replica,
  } = where.isGuest ? ({} as Partial<Where>) : where;
  if (databaseUrl) {
    const database = await openServer(databaseUrl, poolSize, { limits, owner, pooler, standby, replica });
    try {
      await reach(database.background, 'DATABASE_URL');
      if (pooler) {
        await reach(database.db, 'DATABASE_POOLER_URL');
        await refuseUnlimited(database);
      }
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      ...database,
      asOwner: (run) =>
        database.asOwner(async (db) => {
          await reach(db, owner ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL');
          return run(db);
        }),
    };
  }
  const server = await openFolder(where.dataDir, poolSize, where.isGuest);
  try {
    const made = server.connectionString;
    const database = await openServer(await servingRole(made), poolSize, { limits, owner: made });
    return { ...database, close: () => database.close().then(server.stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

type Manners = {
  limits?: Limits;
  /** How the owner reaches the same database, where it is another role. */
  owner?: string | undefined;
  /** What requests ask goes by way of this pooler; what needs a session of its own, as notices and jobs, goes directly. */
  pooler?: string | undefined;
  /** A standby on which every acknowledged write lies. While the primary is not heard, calls ask it: it reads, and refuses writes. */
  standby?: string | undefined;
  /** A replica from which reports are read, which may lag. */
  replica?: string | undefined;
};

/** Opens a pool on a PostgreSQL server. Connections that break are replaced; requests meanwhile are refused as unavailable. */
export async function openServer(
  connectionString: string,
  poolSize: number,
  { limits = WAITED_FOR, owner = connectionString, pooler, standby, replica }: Manners = {},
): Promise<OpenDatabase> {
  pg.types.setTypeParser(INT8, asNumber);
  pg.types.setTypeParser(DATE, asText);
  pg.types.setTypeParser(TIMESTAMP, asText);
  const main = pooler ? openPooled(pooler, poolSize) : openPool(connectionString, poolSize, limits);
  const background = openPool(connectionString, BACKGROUND_CONNECTIONS, BACKGROUND);
  const reading = standby ? openPool(standby, poolSize, limits) : null;
  const forReports = replica ? openPool(replica, REPORTS_CONNECTIONS, BACKGROUND) : null;
  let isPrimaryHeard = () => true;
  const inTurn = reading && whicheverAnswers(main.pool, reading.pool, () => isPrimaryHeard());
  const db = onPool(inTurn ?? main.pool);
  return {
    db,
    replica: forReports && followedBy(db, onPool(forReports.pool)),
    background: onPool(background.pool),
    connectionString,
    ownerConnectionString: owner,
    asOwner: async (run) => {
      const { pool, end } = openPool(owner, 1, UNHURRIED);
      return run(onPool(pool)).finally(end);
    },
    listen: async (channel, onNotice, onGap) => {
      const listening = await listenOn({ connectionString, channel, onNotice, onGap });
      isPrimaryHeard = listening.isHeard;
      return listening;
    },
    pools: () => [
      { pool: 'requests', ...main.figures() },
      { pool: 'background', ...background.figures() },
      ...(reading ? [{ pool: 'standby', ...reading.figures() }] : []),
      ...(forReports ? [{ pool: 'replica', ...forReports.figures() }] : []),
    ],
    close: () =>
      Promise.all([main.end(), background.end(), reading?.end(), forReports?.end()]).then(() => {}),
  };
}

const openPool = (connectionString: string, max: number, limits: Limits) =>
  poolOf({ ...connectionOptions(connectionString, limits), max }, true);

/**
 * Opens a pool through a pooler. Each transaction has another connection than the one before: no statement stays prepared on it, and the
 * options that a connection is opened with are set by the pooler.
 */
function openPooled(connectionString: string, max: number) {
  const { statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options, ...others } =
    connectionOptions(connectionString, WAITED_FOR);
  return poolOf({ ...others, max }, false);
}

/** The statements that the pooler must run on each of its connections, as its administrator writes them. */
const SAID_BY_POOLER = `set lock_timeout = ${WAITED_FOR.lockMs}; set statement_timeout = ${WAITED_FOR.statementMs}; set idle_in_transaction_session_timeout = ${WAITED_FOR.idleMs}; set jit = off`;

/** Refuses to start behind a pooler that sets no time limits: nothing would end a statement that waits. */
async function refuseUnlimited(database: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ isLimited: boolean }>`
    select current_setting('lock_timeout') <> '0' and current_setting('statement_timeout') <> '0'
      and current_setting('idle_in_transaction_session_timeout') <> '0' as "isLimited"`.execute(database.db);
  if (rows[0]?.isLimited) return;
  throw new Error(
    `DATABASE_POOLER_URL: statements have no limit behind this pooler. Give its database the line connect_query='${SAID_BY_POOLER}', or the role these settings (alter role … set …).`,
  );
}

function poolOf(options: pg.PoolConfig, isPreparing: boolean) {
  const pool = new pg.Pool({ ...options, pipeline: true });
  pool.on('error', () => {});
  // The pool hears nothing of a client that is in use; its statements fail, and whoever asked is told there.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool: preparingPool(pool, isPreparing),
    figures: () => ({ open: pool.totalCount, free: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

const onPool = (pool: PostgresPool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** The connections of the primary while it is heard, else those of its standby; of one that has just become the primary there is none. */
const whicheverAnswers = (
  primary: PostgresPool,
  standby: PostgresPool,
  isPrimaryHeard: () => boolean,
): PostgresPool => ({
  ...primary,
  connect: () => (isPrimaryHeard() ? primary.connect() : standby.connect().catch(() => primary.connect())),
});

function connectionOptions(connectionString: string, limits: Limits) {
  const { connectionMs, lockMs, statementMs, idleMs } = limits;
  return {
    connectionString,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: connectionMs,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    query_timeout: statementMs && statementMs + ON_THE_WAY_MS,
    idle_in_transaction_session_timeout: idleMs,
    // Compiling a statement of a list takes a hundred times as long as running it (docs/decisions/161).
    options: '-c jit=off',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

/** The options of the job queue's own connections. */
export const queueOptions = (connectionString: string) => connectionOptions(connectionString, BACKGROUND);
