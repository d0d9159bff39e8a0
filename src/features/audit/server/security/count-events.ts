// Counts refused calls in memory, minute by minute, and writes each minute down when it is over: a flood of calls becomes a few rows.
import { hash } from 'node:crypto';
import type { RefusedCall } from '#platform/server/http/callers/refused-calls.ts';
import { notify } from '#platform/server/live-events.ts';
import type { Services } from '#platform/server/work.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import { newId } from '#shared/id.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { type EventRow, writeEvents } from './write-events.ts';

const LOOK_EVERY_MS = 5_000;
/** The most separate counts of one minute; whatever is beyond is counted together by its kind alone. */
const MOST_BUCKETS = 200;
/** The most calls of one caller that are counted apart in a minute, so that whoever tries all of them leaves room for other callers. */
const MOST_CALLS = 20;
/** The most counts that wait while the database is away. The oldest are dropped first, and the log says how many. */
const MOST_WAITING = 2_000;
/** The database's error codes for content that it will never take, so that trying again is of no use. */
const WRONG_CONTENT = /^2[23]/;

type Log = { warn(fields: object, text: string): void; error(fields: object, text: string): void };

export function countSecurityEvents({ db, notices }: Pick<Services, 'db' | 'notices'>, log: Log) {
  let minute = 0;
  let buckets = new Map<string, EventRow>();
  /** How many calls of each caller are counted apart. */
  let callsOf = new Map<string, number>();
  let waiting: EventRow[] = [];
  let writing: Promise<void> | null = null;

  const endMinute = () => {
    for (const row of buckets.values()) {
      waiting.push(row);
      if (row.refusals > 1) log.warn({ ...loggable(row), refusals: row.refusals }, 'refused, in one minute');
    }
    buckets = new Map();
    callsOf = new Map();
    const tooMany = waiting.length - MOST_WAITING;
    if (tooMany <= 0) return;
    waiting.splice(0, tooMany);
    log.error({ lost: tooMany }, 'security events that could not be written down');
  };

  const count = (call: RefusedCall, at = new Date()): void => {
    const now = Math.floor(at.getTime() / MINUTE_MS);
    if (now !== minute) endMinute();
    minute = now;
    const { kind, refusal, route, address, accountId, email } = call;
    const caller = `${kind} ${address} ${accountId ?? email ?? ''}`;
    const calls = callsOf.get(caller) ?? 0;
    const exact = `${caller} ${refusal} ${route}`;
    const own = buckets.has(exact) || calls < MOST_CALLS ? exact : caller;
    const key = buckets.has(own) || buckets.size < MOST_BUCKETS ? own : kind;
    const known = buckets.get(key);
    if (known) {
      known.refusals += 1;
      known.last_at = at.toISOString();
      return;
    }
    if (key === exact) callsOf.set(caller, calls + 1);
    const row =
      key === own ? rowOf(call, at) : rowOf({ ...call, address: null, accountId: null, email: null }, at);
    buckets.set(key, row);
    log.warn({ reference: call.reference, ...loggable(row) }, 'refused');
  };

  const write = async (at: Date): Promise<void> => {
    const rows = waiting.slice(0, MOST_BUCKETS);
    try {
      await writeEvents(db, rows);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!WRONG_CONTENT.test(code)) return;
      log.error({ err: error, lost: rows.length }, 'security events that could not be written down');
    }
    const written = new Set(rows);
    waiting = waiting.filter((row) => !written.has(row));
    const alerts = await raiseAlerts(db, at);
    for (const alert of alerts) log.warn(alert, 'security alert');
    if (alerts.length > 0) notify({ notices }, 'staff', 'alerts');
    if (waiting.length > 0) await write(at);
  };

  /** Writes the minutes that are over; with `isEnd` the present one too. Never throws: what cannot be written waits for the next time. */
  const flush = async ({ at = new Date(), isEnd = false } = {}): Promise<void> => {
    if (isEnd || Math.floor(at.getTime() / MINUTE_MS) !== minute) endMinute();
    if (waiting.length === 0) return;
    writing ??= write(at)
      .catch((error: unknown) => log.error({ err: error }, 'security events'))
      .finally(() => {
        writing = null;
      });
    await writing;
  };

  /** Writes at intervals until the returned function is called, which writes the rest. */
  const start = (): (() => Promise<void>) => {
    const timer = setInterval(flush, LOOK_EVERY_MS).unref();
    return async () => {
      clearInterval(timer);
      await flush();
      await flush({ isEnd: true });
    };
  };

  return { count, flush, start };
}

type Uncounted = Omit<RefusedCall, 'address' | 'reference'> & { address: string | null };

const rowOf = ({ kind, refusal, route, address, accountId, email }: Uncounted, at: Date): EventRow => ({
  id: newId(at.getTime()),
  kind,
  refusal,
  route: route.slice(0, 200),
  address,
  account_id: accountId,
  email,
  tried: email && hash('sha256', email).slice(0, 16),
  refusals: 1,
  created_at: at.toISOString(),
  last_at: at.toISOString(),
});

/** One line for the log, without anything that opens a door. */
const loggable = ({ kind, refusal, route, address, account_id, tried }: EventRow) => ({
  security: kind,
  refusal,
  route,
  address,
  account: account_id,
  tried,
});
