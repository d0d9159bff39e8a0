// What an action works with: the database, who acts, the moment, and the transaction that everything it writes goes into.

import { sql } from 'kysely';
import type { Actor } from '#shared/actor.ts';
import { refuse } from '#shared/refusal.ts';
import type { Config } from './config.ts';
import type { Db } from './database/database.ts';
import { refusalOf } from './database/database-errors.ts';
import { gatherNotices, type Notices } from './database/notices.ts';
import type { CompiledWrite } from './database/statements/compiled-write.ts';
import { pendingCheck } from './database/statements/on-condition.ts';
import { SENT_AHEAD } from './database/statements/prepared-statements.ts';
import type { Replica } from './database/statements/replica.ts';
import type { Files } from './file-store.ts';
import type { SessionCookies } from './http/session-cookies.ts';
import type { Jobs } from './jobs.ts';

export type Services = {
  config: Config;
  db: Db;
  /** The replica that reports are read from; null where none is configured. */
  replica?: Replica | null;
  files: Files;
  jobs: Jobs;
  notices: Notices;
};

export type Work<A extends Actor | null = Actor | null> = {
  readonly services: Services;
  readonly db: Db;
  readonly actor: A;
  readonly now: Date;
  readonly address: string;
  readonly userAgent: string;
  readonly cookies: SessionCookies;
  /** The notices that are sent once the transaction has committed. */
  readonly notices: Notices;
  /** Runs the writes of an action, all or none. Inside, use only the work handed in. A retried request gets the first reply. */
  transaction<Reply>(run: (work: Work<A>) => Promise<Reply>): Promise<Reply>;
  /**
   * Runs the write of a borrower's action that is one statement, which commits by itself: one trip. Null when it wrote nothing or broke a
   * rule of the database. A retried request gets the first reply.
   */
  statement<Reply, Values>(write: CompiledWrite<Reply, Values>, values: Values): Promise<Reply | null>;
};

/**
 * What makes a retry recognisable: whose it is, the key it carries, and a digest of all that it asks for. `formerHash` is the digest that was kept
 * before digests were keyed, for as long as replies from then are kept.
 */
export type Intent = { scope: string; key: string; requestHash: string; formerHash: string };

const MOST_TRIES = 4;

export type Ground<A extends Actor | null> = Omit<Work<A>, 'transaction' | 'statement' | 'db' | 'notices'> & {
  /** The database that the action reads from, other than in a transaction, where that is not the primary. */
  readonly readsFrom?: Db | undefined;
  /** Holds the session, which must still stand when the writes begin and cannot end before they are done: that of staff and lenders. */
  readonly holdSession?: (db: Db) => Promise<void>;
};

/** Work for one request. Without an intent (a job, a GET) the transaction remembers no reply. */
export function workOn<A extends Actor | null>(ground: Ground<A>, intent: Intent | null): Work<A> {
  const { db, notices } = ground.services;
  return {
    ...ground,
    db: ground.readsFrom ?? db,
    notices,
    transaction: (run) => transaction(ground, intent, run),
    statement: (write, values) => statement(ground, intent, write, values),
  };
}

const noCookies: SessionCookies = { begin() {}, describe() {}, end() {} };

/** Work that no request asks for: nobody acts, and no reply is remembered. `by` stands where a request has its address and browser. */
export const backgroundWork = (services: Services, now = new Date(), by = 'job'): Work<null> =>
  workOn({ services, actor: null, now, address: by, userAgent: by, cookies: noCookies }, null);

async function transaction<A extends Actor | null, Reply>(
  ground: Ground<A>,
  intent: Intent | null,
  run: (work: Work<A>) => Promise<Reply>,
): Promise<Reply> {
  const root = ground.services.db;
  for (let tries = 1; ; tries++) {
    try {
      const notices = gatherNotices();
      const answer = await root.transaction().execute(async (db) => {
        await ground.holdSession?.(db);
        const inner: Work<A> = { ...ground, db, notices, transaction: nested, statement: nested };
        if (!intent) return run(inner);
        const reply = await run(inner);
        await remember(db, intent, reply, ground.now);
        return reply;
      });
      notices.passOn(ground.services.notices);
      return answer;
    } catch (error) {
      if (isPassingConflict(error) && tries < MOST_TRIES) continue;
      // While the database is away it has no earlier reply, and asking for one would only be another wait.
      if (refusalOf(error)?.kind === 'unavailable') throw error;
      const earlier = intent && (await earlierReply(root, intent));
      if (!earlier) throw error;
      // The reply was stored as JSON by this very action, so it has the action's own type.
      return earlier.reply as Reply;
    }
  }
}

async function statement<Reply, Values>(
  { services: { db }, holdSession, now, address }: Ground<Actor | null>,
  intent: Intent | null,
  write: CompiledWrite<Reply, Values>,
  values: Values,
): Promise<Reply | null> {
  if (holdSession) throw new TypeError('staff and lenders write in a transaction, which holds their session');
  const beside = { condition: pendingCheck()?.condition ?? null, intent };
  for (let tries = 1; ; tries++) {
    try {
      const reply = await write(db, { now, address }, values, beside);
      if (reply !== null) return reply;
    } catch (error) {
      if (isPassingConflict(error) && tries < MOST_TRIES) continue;
      const refusal = refusalOf(error);
      if (!refusal || refusal.kind === 'unavailable') throw error;
    }
    const earlier = intent && (await earlierReply(db, intent));
    return earlier ? (earlier.reply as Reply) : null;
  }
}

const nested = () => Promise.reject(new Error('an action opens one transaction; use the work it was handed'));

/**
 * Stores the reply under its key, in the action's own transaction, and waits for another request that is just storing one.
 * When that one commits, this transaction fails with all that it did: of requests under one key, one takes effect.
 */
const remember = (db: Db, { scope, key, requestHash }: Intent, reply: unknown, now: Date) =>
  sql`insert into idempotency_keys (scope, key, request_hash, reply, created_at)
    values (${scope}, ${key}, ${requestHash}, ${JSON.stringify({ reply })}::jsonb, ${now}) ${SENT_AHEAD}`.execute(
    db,
  );

/** What a request under the same key has been answered, when one has committed; refuses when it asked for something else. */
async function earlierReply(
  db: Db,
  { scope, key, requestHash, formerHash }: Intent,
): Promise<{ reply?: unknown } | null> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (![requestHash, formerHash].includes(earlier.request_hash)) refuse('request.key_reused');
  return earlier.reply ?? {};
}

/** Deadlocks and serialisation failures pass when the transaction is run again. */
const isPassingConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
