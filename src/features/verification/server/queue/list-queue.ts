// The queue of the review: documents that wait for a decision, the oldest first.
import { sql } from 'kysely';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import { personOf } from '#features/information/server/store.ts';
import type { WaitingRow } from '#features/verification/contract.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { verificationEndpoints } from '../../contract.ts';
import { inQueue, isFree, nearby } from './free-documents.ts';
import { queueOfDocuments } from './waiting-documents.ts';

type Row = Columns<'verifications', 'created_at' | 'attempt'> &
  Columns<'verification_schemas', 'name'> &
  Columns<'information_schemas', 's_id'> &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  WaitsRead & {
    total: number;
    free: Column<'verifications', 'id'> | null;
    /** The id of the documents; null in the single row that stands for an empty page. */
    id: Column<'verifications', 'id'> | null;
    account_id: Column<'accounts', 'id'>;
  };

/** One page of the queue, in one round trip: its keys from the index of what waits, and the total as the writes keep it. */
export async function listQueue(
  work: Work<Actor>,
  {
    query: { audience, show, page, documents },
  }: Received<typeof verificationEndpoints, 'GET /api/verification/queue'>,
) {
  const waiting = documents
    ? sql`${inQueue(work, audience, show)} and v.documents_asked = false`
    : inQueue(work, audience, show);
  const total =
    show === 'all' && !documents
      ? sql`coalesce((select waiting from verification_totals where audience = ${sql.lit(audience)}), 0)`
      : sql`(select count(*)::int from verifications v where ${waiting})`;
  const free =
    show === 'all' && !documents
      ? sql`(select v.id from verifications v where ${waiting} and ${nearby(waiting)} and ${isFree(work, audience)}
          order by v.created_at, v.id limit 1)`
      : sql`null::uuid`;
  const { rows } = await sql<Row>`
    select t.total, t.free, v.id, v.created_at, v.attempt, w.name, i.s_id, a.id as account_id, a.first_name, a.last_name, a.email, waits.*
    from (select ${total} as total, ${free} as free) t
    left join (select v.* from verifications v where ${waiting} order by v.created_at, v.id ${pageClause(page)}) v on true
    left join accounts a on a.id = v.account_id
    left join verification_schemas w on w.id = v.verification_schema_id
    left join information_schemas i on i.id = w.information_schema_id
    left join lateral ${waitsOf(queueOfDocuments(audience), work, { entry: sql`v.id` })} waits on true
    order by v.created_at, v.id`.execute(work.db);
  const shown = rows.filter(isThere).map(
    (row): WaitingRow => ({
      _id: row.id,
      created: row.created_at.toISOString(),
      ageHours: Math.max(0, Math.floor((work.now.getTime() - row.created_at.getTime()) / HOUR_MS)),
      attempt: row.attempt,
      user: personOf({ ...row, id: row.account_id }),
      verificationSchema: { name: row.name },
      sId: row.s_id,
      ...waitsOnWire(row),
    }),
  );
  return { ...pageAnswer(shown, rows[0]?.total ?? 0, page), free: rows[0]?.free ?? null };
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;
