// Statements as a PostgreSQL server likes them: each distinct one named, so that it is parsed and planned once per connection and
// not per call; and those whose answer nobody needs sent together with the next, which saves a round trip each.
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { followStatement } from '../../tracing/spans.ts';
import { type Check, pendingCheck, readingOn } from './on-condition.ts';
import { StuckStatement, watchStuckStatements } from './stuck-statements.ts';

const MARK = '/* sent ahead */';
const CARRIES = '/* on condition */';
const TAKES_ALONG = '/* takes the condition along */';

/**
 * Ends a statement whose answer nobody needs. In a transaction it travels with the next one, the commit at the latest, which
 * fails with its error when it fails; a transaction's opening always travels so.
 */
export const SENT_AHEAD = sql.raw(MARK);

const NOTHING: Promise<unknown> = Promise.resolve();

/** Beyond this many distinct texts (a query built from its input, say) statements go unnamed, or the server's memory would grow. */
const MOST_NAMES = 1_000;

type Known = {
  name: string | undefined;
  onlyReads: boolean;
  /** The statement with the condition that was last added to it. */
  asked?: { condition: string; text: string };
};

const statements = new Map<string, Known>();

function knownOf(text: string): Known {
  const known = statements.get(text);
  if (known) return known;
  const found: Known = {
    name: UNPREPARED.test(text) ? undefined : `s${statements.size}`,
    onlyReads: BEGINS_READING.test(text) && !WRITES.test(text),
  };
  if (statements.size >= MOST_NAMES) return { ...found, name: undefined };
  statements.set(text, found);
  return found;
}

/** The text with the condition in it. It is cached, because an equal text that is put together anew takes long to be found among the prepared ones. */
function onCondition(known: Known, condition: string, text: string, parameters: number): string {
  if (known.asked?.condition !== condition)
    known.asked = { condition, text: readingOn(condition, text, parameters) };
  return known.asked.text;
}

/** How often a migration has changed a table under a connection that had statements on it prepared. */
let changes = 0;

/** A migration has changed what such a statement answers; it did nothing. From now on all are prepared anew, under names of their own. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && CHANGED.test(error.message) && 'code' in error && error.code === '0A000';
}

const CHANGED = /cached plan must not change result type/;

const UNPREPARED = /^(begin|commit|rollback|start|savepoint|release)/;
const BEGINS_READING = /^\s*(select|with)\s/;
/** A function of the database may write too; one that does is called inside a transaction. */
const WRITES = /\b(insert|update|delete|merge|share|nextval|pg_advisory\w*)\b/i;

/** A pool as Kysely wants it, whose clients run each statement under its name; without one where a connection is not kept. */
export function preparingPool(pool: pg.Pool, isPreparing: boolean): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const watched = watchStuckStatements();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const preparing = prepare(client, watched, isPreparing);
      wrapped.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function prepare(
  client: pg.PoolClient,
  watched: ReturnType<typeof watchStuckStatements>,
  isPreparing: boolean,
): PostgresPoolClient {
  const nameOf = (text: string) => {
    const { name } = isPreparing ? knownOf(text) : {};
    return changes === 0 ? name : name && `${name}_${changes}`;
  };
  let inTransaction = false;
  let ahead = NOTHING;
  /** The check asked inside this transaction, which fails where it does not hold. */
  let minded: Check | null = null;
  const ask = (check: Check) => check.ask((text, values) => send(text, values.map(asSent)));
  /** Outside of a transaction a statement that was prepared before a migration is sent once more; one inside goes under with it. */
  const send = (text: string, values: unknown[] | undefined): Promise<pg.QueryResult> => {
    const [preparedAt, isAlone] = [changes, !inTransaction];
    return client.query({ name: nameOf(text), text, values }).catch((error) => {
      if (!isOutdated(error)) throw error;
      if (changes === preparedAt) changes += 1;
      if (!isAlone) throw error;
      return client.query({ name: nameOf(text), text, values });
    });
  };
  /** Keeps an answer nobody waits for. Of several that fail the first error is thrown: the others fail with it. */
  const goAhead = (answer: Promise<unknown>) => {
    answer.catch(() => {});
    const before = ahead;
    ahead = before === NOTHING ? answer : before.then(() => answer);
    ahead.catch(() => {});
  };

  function query(text: string, parameters?: readonly unknown[]): Promise<Rows> | Rows {
    if (watched.isStuck(text)) return Promise.reject(new StuckStatement('it has just waited in vain'));
    sendTogether(client);
    const answer = send(text, parameters?.map(asSent));
    watched.follow(text, answer);
    followStatement(text, answer);
    if (text === 'begin') inTransaction = true;
    if (inTransaction && (text === 'begin' || text.endsWith(MARK))) {
      goAhead(answer);
      return NO_ROWS;
    }
    if (text === 'commit' || text === 'rollback') inTransaction = false;
    const before = ahead;
    ahead = NOTHING;
    if (before === NOTHING || text === 'rollback') return answer;
    answer.catch(() => {});
    return before.then(() => answer);
  }

  /** Runs a query under a check that is not known to hold. */
  function queryOn(check: Check, text: string, parameters?: readonly unknown[]): unknown {
    if (text === 'rollback' || (inTransaction && minded === check)) return query(text, parameters);
    if (text.endsWith(CARRIES)) return check.carried(Promise.resolve(query(text, parameters)));
    const isFirst = !check.isAsked();
    if (isFirst && text === 'begin') {
      const opened = query(text);
      minded = check;
      goAhead(ask(check));
      return opened;
    }
    const known = knownOf(text);
    const readsAlong = isFirst && check.readsAlong && !inTransaction && known.onlyReads;
    if (readsAlong && text.endsWith(TAKES_ALONG)) return readOn(check, known, text, parameters ?? []);
    if (readsAlong) {
      sendTogether(client);
      const held = ask(check);
      const answer = Promise.resolve(query(text, parameters));
      answer.catch(() => {});
      return held.then(() => answer);
    }
    return ask(check).then(() => query(text, parameters));
  }

  /** A row tells that the condition held; where there is none it is asked by itself. */
  function readOn(check: Check, known: Known, text: string, parameters: readonly unknown[]) {
    let answer: Promise<Rows> = Promise.resolve(NO_ROWS);
    const held = check.ask(async (condition, values) => {
      const read = onCondition(known, condition, text, parameters.length);
      answer = Promise.resolve(query(read, [...parameters, ...values]));
      if ((await answer).rows.length === 0) await send(condition, values.map(asSent));
    });
    return held.then(() => answer);
  }

  return {
    query(text: unknown, parameters?: readonly unknown[]): unknown {
      if (typeof text !== 'string') throw new TypeError('cursors are not used here');
      const check = pendingCheck();
      return check ? queryOn(check, text, parameters) : query(text, parameters);
    },
    release: (error) => client.release(error),
  } as PostgresPoolClient;
}

type Rows = { rows: unknown[] };

const NO_ROWS = { command: '', rowCount: null, rows: [] };

/** A parameter as it is sent: moments as ISO text, because the driver writes them in local time, part by part, at many times the cost. */
const asSent = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Sends in one piece what is written before the event loop turns. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
