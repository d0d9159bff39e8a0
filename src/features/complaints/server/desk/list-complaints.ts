// The queue of the complaint desk: what waits for us, by the day it is due; or one state, the newest first.
import { type RawBuilder, sql } from 'kysely';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { readKeptPromise } from '#platform/server/database/kept-promise.ts';
import { alongMoment, pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Desk } from '#platform/server/metrics/gauge.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf } from '#shared/calendar.ts';
import type { KeptPromise } from '#shared/kept-promise.ts';
import { pageAnswer } from '#shared/paging.ts';
import type { complaintDeskEndpoints, DeskRow } from '../../contract/desk.ts';
import { isLate, isSeenBy } from '../../rules-in-sql/complaint.ts';
import { complaintDeskTexts as texts } from '../../texts/staff-complaints.ts';
import { rowOnWire } from '../on-wire.ts';
import { complaintQueue } from './waiting-complaints.ts';

type Row = Columns<
  'complaints',
  'number' | 'category' | 'state' | 'sent_at' | 'due_on' | 'account_id' | 'name' | 'owner_id'
> &
  WaitsRead & {
    /** The complaint's id; null in the single row that stands for an empty page. */
    id: Column<'complaints', 'id'> | null;
    sender_name: string | null;
    owner_name: string | null;
    total: number;
  };

/** Each order along an index; the count along the index of what is open, which stays small. */
export async function listComplaints(
  work: Work<Actor>,
  { query }: Received<typeof complaintDeskEndpoints, 'GET /api/complaints/desk'>,
) {
  const { state, owner, late, page, sort } = query;
  const parts: RawBuilder<unknown>[] = [
    isSeenBy('c', work.actor),
    state ? sql`c.state = ${sql.lit(state)}` : sql`c.due_on is not null`,
    ...(owner === 'mine' ? [sql`c.owner_id = ${work.actor.id}`] : []),
    ...(owner === 'nobody' ? [sql`c.owner_id is null`] : []),
    ...(late ? [isLate('c', dayOf(work.now))] : []),
  ];
  const some = sql`from complaints c where ${sql.join(parts, sql` and `)}`;
  const order = state
    ? alongMoment(sort ?? 'newest', sql`c.sent_at`, sql`c.id`)
    : alongMoment(sort ?? 'oldest', sql`c.due_on`, sql`c.id`);
  const { rows } = await sql<Row>`
    select t.total, c.id, c.number, c.category, c.state, c.sent_at, c.due_on, c.account_id, c.name, c.owner_id,
      s.first_name || ' ' || s.last_name as sender_name, o.first_name || ' ' || o.last_name as owner_name, waits.*
    from (select count(*)::int as total ${some}) t
    left join (select c.* ${some} order by ${order} ${pageClause(page)}) c on true
    left join accounts s on s.id = c.account_id left join accounts o on o.id = c.owner_id
    left join lateral ${waitsOf(complaintQueue, work, { entry: sql`c.id` })} waits on true
    order by ${order}`.execute(work.db);
  const complaints = rows.flatMap((row) =>
    row.id === null ? [] : [deskRow({ ...row, id: row.id }, work.now)],
  );
  return pageAnswer(complaints, rows[0]?.total ?? 0, page);
}

const deskRow = (row: Row & { id: string }, now: Date): DeskRow => ({
  ...rowOnWire(row, now),
  due: waitsOnWire(row).due,
  from: senderOf(row),
  owner: row.owner_id === null ? null : { _id: row.owner_id, fullName: row.owner_name ?? '' },
});

/** Who sent a complaint; null once a sender without an account is forgotten. */
export function senderOf({
  account_id,
  name,
  sender_name,
}: Pick<Row, 'account_id' | 'name' | 'sender_name'>): DeskRow['from'] {
  if (account_id !== null) return { _id: account_id, fullName: sender_name ?? '' };
  return name === null ? null : { _id: null, fullName: `${name} (${texts.visitor})` };
}

/** How the desk keeps its promise, for all complaints that the officer sees. */
export const showFigures = (work: Work<Actor>): Promise<KeptPromise> =>
  figuresAmong(work, isSeenBy('c', work.actor));

/** The desk for the metrics, which count all complaints. */
export const complaintDesk: Desk = {
  desk: 'complaints',
  figures: (work) => figuresAmong(work, sql`true`),
};

const figuresAmong = (work: Work, isCounted: RawBuilder<unknown>): Promise<KeptPromise> =>
  readKeptPromise(work, {
    waiting: {
      rows: sql`from complaints c where c.due_on is not null and ${isCounted}`,
      sentAt: sql`c.sent_at`,
      isLate: isLate('c', dayOf(work.now)),
    },
    decided: {
      rows: sql`from complaints c where c.first_answered_at is not null and ${isCounted}`,
      decidedAt: sql`c.first_answered_at`,
      isInTime: sql`c.first_in_time`,
    },
  });
