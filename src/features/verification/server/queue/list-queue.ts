// The queue of the review: documents that wait for a decision, the oldest first.
import { type RawBuilder, sql } from 'kysely';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Audience } from '#features/information/contract.ts';
import { personOf } from '#features/information/server/store.ts';
import type { QueueShow, WaitingRow } from '#features/verification/contract.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { HOUR_MS } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { verificationEndpoints } from '../../contract.ts';
import { queueOfDocuments } from './waiting-documents.ts';

type Row = Columns<'verifications', 'created_at' | 'attempt'> &
  Columns<'verification_schemas', 'name'> &
  Columns<'information_schemas', 's_id'> &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  WaitsRead & {
    total: number;
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
  const { rows } = await sql<Row>`
    select t.total, v.id, v.created_at, v.attempt, w.name, i.s_id, a.id as account_id, a.first_name, a.last_name, a.email, waits.*
    from (select ${total} as total) t
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
  return pageAnswer(shown, rows[0]?.total ?? 0, page);
}

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

/**
 * In SQL: whether the verification `v` waits and is shown. `mine` is what people sent who are assigned to the caller, and what the caller
 * holds.
 */
export const inQueue = (work: Work<Actor>, audience: Audience, show: QueueShow): RawBuilder<unknown> => sql`
  v.status = 'Submitted' and v.audience = ${sql.lit(audience)} ${show === 'all' ? sql`` : sql`and v.id in (${mine(work)})`}`;

const mine = ({ actor, now }: Work<Actor>) => sql`
  select sent.id from accounts person join verifications sent on sent.account_id = person.id
  where person.assigned_to = ${actor.id} and sent.status = 'Submitted'
  union select verification_id from review_claims where claimed_by = ${actor.id} and expires_at > ${now}`;
