// Writes counted refusals into the log of security events: an e-mail address that was tried becomes the account that it belongs to, or a hash.

import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { SecurityEventKind } from '#shared/declared-refusals.ts';
import type { IdOf } from '#shared/id.ts';

export type EventRow = {
  id: string;
  kind: SecurityEventKind;
  refusal: string;
  route: string;
  /** The network address; null where many addresses are counted together. */
  address: string | null;
  account_id: IdOf<'accounts'> | null;
  /** The e-mail address that was tried; it stays in memory. */
  email: string | null;
  /** The beginning of the hash of that e-mail address. */
  tried: string | null;
  refusals: number;
  created_at: string;
  last_at: string;
};

/** Writes the counts in one statement; writing the same rows again changes nothing. For an erased account no network address is kept. */
export async function writeEvents(db: Db, rows: readonly EventRow[]): Promise<void> {
  await sql`
    insert into security_events (id, kind, refusal, route, address, account_id, tried, refusals, created_at, last_at)
    select e.id, e.kind, e.refusal, e.route, case when own.erased_at is null then e.address end, coalesce(e.account_id, tried.id),
      case when tried.id is null then e.tried end, e.refusals, e.created_at, e.last_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (id uuid, kind text, refusal text, route text, address text, account_id uuid,
      email text, tried text, refusals integer, created_at timestamptz, last_at timestamptz)
    left join accounts own on own.id = e.account_id
    left join accounts tried on lower(tried.email) = e.email
    on conflict (id) do nothing`.execute(db);
}
