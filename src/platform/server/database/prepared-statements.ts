// Statements as a PostgreSQL server likes them: each distinct one named, so that it is parsed and planned once per connection and
// not per call; and those whose answer nobody needs sent together with the next, which saves a round trip each.
import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import { StuckStatement, watchStuckStatements } from './stuck-statements.ts';

const MARK = '/* sent ahead */';

/**
 * Ends a statement whose answer nobody needs. In a transaction it travels with the next one, the commit at the latest, which
 * fails with its error when it fails; a transaction's opening always travels so.
 */
export const SENT_AHEAD = sql.raw(MARK);

const NOTHING: Promise<unknown> = Promise.resolve();

/** Beyond this many distinct texts (a query built from its input, say) statements go unnamed, or the server's memory would grow. */
const MOST_NAMES = 1_000;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || UNPREPARED.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const UNPREPARED = /^(begin|commit|rollback|start|savepoint|release)/;

/** A pool as Kysely wants it, whose clients run each statement under its name. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const watched = watchStuckStatements();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client);
      if (known) return known;
      const preparing = prepare(client, watched);
      wrapped.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function prepare(
  client: pg.PoolClient,
  watched: ReturnType<typeof watchStuckStatements>,
): PostgresPoolClient {
  let inTransaction = false;
  let ahead = NOTHING;
  function query(text: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors are not used here');
    if (watched.isStuck(text)) return Promise.reject(new StuckStatement('it has just waited in vain'));
    sendTogether(client);
    const answer = client.query({ name: nameOf(text), text, values: parameters?.map(asSent) });
    watched.follow(text, answer);
    if (text === 'begin') inTransaction = true;
    if (inTransaction && (text === 'begin' || text.endsWith(MARK))) {
      ahead = Promise.all([ahead, answer]);
      ahead.catch(() => {});
      return { command: '', rowCount: null, rows: [] };
    }
    if (text === 'commit' || text === 'rollback') inTransaction = false;
    const before = ahead;
    ahead = NOTHING;
    if (before === NOTHING || text === 'rollback') return answer;
    answer.catch(() => {});
    return before.then(() => answer);
  }
  return { query, release: (error) => client.release(error) } as PostgresPoolClient;
}

/** The driver writes a moment in local time, part by part, at many times the cost. */
const asSent = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** What is sent before the event loop turns goes out in one piece. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
