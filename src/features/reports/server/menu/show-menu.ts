// What waits at each place of the staff's sidebar, in one round trip: kept counts, and queues along the index of what is open, as far as a list counts.
import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { lateIn, waitingIn } from '#features/casework/server/levels.ts';
import type { QueueSource, QueueSources } from '#features/casework/server/source.ts';
import { isSeenBy } from '#features/complaints/rules-in-sql/complaint.ts';
import type { Column } from '#platform/server/database/columns.ts';
import { countClause } from '#platform/server/database/page-clause.ts';
import { compiledForReader, type Reader } from '#platform/server/database/statements/compiled-pages.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type StaffLateCount, staffPlaces } from '#texts/staff-places.ts';
import type { Late } from '../../contract/menu.ts';

type Row = {
  waiting: Late;
  late: Late;
  unread_messages: number;
  own_documents: number;
  own_complaints: number;
  pinned: Column<'staff_menus', 'pinned'> | null;
  folded: Column<'staff_menus', 'folded'> | null;
};

/** The queues that each of these places counts; those that no place names are in 'waiting', with all others. */
const QUEUES_AT: readonly (readonly [StaffLateCount, readonly QueueName[]])[] = staffPlaces.flatMap(
  ({ count, queues }) => (count && queues ? [[count as StaffLateCount, queues] as const] : []),
);

const countOf = (queue: QueueName): StaffLateCount =>
  QUEUES_AT.find(([, queues]) => queues.includes(queue))?.[0] ?? 'waiting';

export const showMenu = (queues: QueueSources) => {
  const read = compiledForReader((reader) => statementOf(queues, reader));
  return async (work: Work<Actor>) => {
    const [row] = (await read(work, {}, {})) as [Row];
    return {
      waiting: {
        ...withAll(row.waiting),
        messages: row.unread_messages,
        ownDocuments: row.own_documents,
        ownComplaints: row.own_complaints,
      },
      late: withAll(row.late),
      pinned: row.pinned,
      folded: row.folded ?? [],
    };
  };
};

function statementOf(queues: QueueSources, reader: Reader) {
  const { actor } = reader;
  return sql<Row>`
    select ${byCount(queues, (queue) => waitingIn(reader, queue))} as waiting, ${byCount(queues, (queue) => lateIn(reader, queue))} as late,
      (select coalesce(sum(unread_for_staff), 0)::int from (
        select unread_for_staff from message_threads where unread_for_staff > 0 ${countClause()}) unread) as unread_messages,
      (select count(*)::int from accounts a join verifications v on v.account_id = a.id
        where a.assigned_to = ${actor.id} and v.status = 'Submitted' and v.audience = 'FullUser') as own_documents,
      (select count(*)::int from complaints c
        where c.due_on is not null and ${isSeenBy('c', actor)} and c.owner_id = ${actor.id}) as own_complaints,
      m.pinned, m.folded
    from (select 1) one left join (select * from staff_menus where account_id = ${actor.id}) m on true`;
}

/** 'Everything that waits' has the queues of all places besides those that have none: as many as its list. */
const withAll = (counts: Late): Late => ({
  ...counts,
  waiting: QUEUES_AT.reduce((sum, [count]) => sum + counts[count], counts.waiting),
});

/** One object of the counts at all places, each the sum of its queues. */
function byCount(queues: QueueSources, countIn: (queue: QueueSource) => RawBuilder<number>) {
  const places = Object.groupBy(queues, ({ queue }) => countOf(queue));
  const counts = Object.entries(places).flatMap(([place, there]) => [
    sql.lit(place),
    sql.join(there.map(countIn), sql` + `),
  ]);
  return sql`json_build_object(${sql.join(counts)})`;
}
