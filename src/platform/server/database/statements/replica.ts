// A replica of the database for what reads much, so that a report slows nobody at a desk. It is asked only once it has all that the
// primary had when the report was asked for: whoever reads there finds what they have just written.
import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';

type Db = Kysely<Tables>;

/** How long a report waits for a replica that lags, before the primary answers it. */
const LONGEST_WAIT_MS = 1_000;
const LOOK_AGAIN_MS = 20;
/** How long a replica that could not be reached is left alone. */
const AWAY_FOR_MS = 10_000;

export type Replica = {
  /** The replica, once it has what the primary has now; null where it is away, too far behind, or no replica any more. */
  caughtUp(): Promise<Db | null>;
  /** How long ago what it has last was written; 0 where it has everything, null where nobody can say. */
  lagSeconds(): Promise<number | null>;
};

export function followedBy(primary: Db, replica: Db): Replica {
  let awayUntil = 0;
  return {
    caughtUp: async () => {
      if (Date.now() < awayUntil) return null;
      try {
        return (await hasAll(replica, await placeOf(primary))) ? replica : null;
      } catch {
        awayUntil = Date.now() + AWAY_FOR_MS;
        return null;
      }
    },
    lagSeconds: () => lagOf(primary, replica).catch(() => null),
  };
}

async function lagOf(primary: Db, replica: Db): Promise<number | null> {
  const place = await placeOf(primary);
  const { rows } = await sql<{ lag: number | null }>`
    select case when not pg_is_in_recovery() then null when pg_last_wal_replay_lsn() >= ${place}::pg_lsn then 0
      else extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 end as lag`.execute(
    replica,
  );
  return rows[0]?.lag ?? null;
}

/** The position up to which every commit that was answered is written; null where the primary itself follows another server. */
async function placeOf(primary: Db): Promise<string | null> {
  const { rows } = await sql<{ place: string | null }>`
    select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as place`.execute(
    primary,
  );
  return rows[0]?.place ?? null;
}

async function hasAll(replica: Db, place: string | null): Promise<boolean> {
  if (place === null) return false;
  for (const until = Date.now() + LONGEST_WAIT_MS; ; ) {
    const { rows } = await sql<{ has: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${place}::pg_lsn as has`.execute(replica);
    if (rows[0]?.has) return true;
    if (Date.now() > until) return false;
    await setTimeout(LOOK_AGAIN_MS);
  }
}
