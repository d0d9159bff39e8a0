// Counts the calls of each address in a minute, and shares what is much between all servers on one database.
import { hash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'kysely';
import type { Columns } from '#platform/server/database/columns.ts';
import { MINUTE_MS } from '#shared/calendar.ts';
import type { Db } from '../../database/database.ts';

/** The number of calls on this server above which other servers are notified: people stay below it, so that counting their calls costs the database nothing. */
const SHARED_FROM = 100;
const SHARED_EVERY_MS = 1_000;
/** Addresses remembered at once; the oldest is forgotten first. */
const MOST_ADDRESSES = 20_000;

type Count = { here: number; reported: number; elsewhere: number };
type Answer = (error: Error | null, counted?: { current: number; ttl: number }) => void;

export type CallCounts = ReturnType<typeof countCalls>;

export function countCalls() {
  let minute = 0;
  const counts = new Map<string, Count>();
  const incr = (address: string, answer: Answer) => {
    const now = Date.now();
    if (minute !== Math.floor(now / MINUTE_MS)) {
      minute = Math.floor(now / MINUTE_MS);
      counts.clear();
    }
    const count = counts.get(address) ?? { here: 0, reported: 0, elsewhere: 0 };
    count.here += 1;
    counts.set(address, count);
    if (counts.size > MOST_ADDRESSES) counts.delete(counts.keys().next().value ?? '');
    answer(null, { current: count.here + count.elsewhere, ttl: (minute + 1) * MINUTE_MS - now });
  };
  /** Shares the counts that grew, in one statement, or in none where nobody calls much. */
  const share = async (db: Db): Promise<void> => {
    const grown = [...counts].filter(([, { here, reported }]) => here >= SHARED_FROM && here > reported);
    if (grown.length === 0) return;
    const rows = grown.map(([address, count]) => ({
      subject: hash('sha256', address),
      count,
      more: count.here - count.reported,
    }));
    for (const { count } of rows) count.reported = count.here;
    const subjects = rows.map(({ subject }) => subject);
    const more = rows.map((row) => row.more);
    // The rows are sorted, so that two servers never wait for each other.
    const { rows: totals } = await sql<Columns<'call_counts', 'subject' | 'calls'>>`
      with old as (delete from call_counts where minute < ${minute - 2})
      insert into call_counts (subject, minute, calls)
      select subject, ${minute}, calls from unnest(${subjects}::text[], ${more}::integer[]) as grown (subject, calls) order by subject
      on conflict (subject, minute) do update set calls = call_counts.calls + excluded.calls
      returning subject, calls`.execute(db);
    const calls = new Map(totals.map((total) => [total.subject, total.calls]));
    for (const { subject, count } of rows)
      count.elsewhere = (calls.get(subject) ?? count.reported) - count.reported;
  };
  /** Shares counts until the returned function is called. While the database is away each server counts for itself. */
  const shareThrough = (db: Db): (() => void) => {
    const timer = setInterval(() => share(db).catch(() => {}), SHARED_EVERY_MS).unref();
    return () => clearInterval(timer);
  };
  const store = function Store() {
    return { incr, child: () => ({ incr }) };
  } as unknown as FastifyRateLimitStoreCtor;
  return { store, incr, share, shareThrough };
}
