// What waits at each place of the staff's sidebar, in one round trip: kept counts, and queues along the index of what is open.
import { type RawBuilder, sql } from 'kysely';
import type { QueueName } from '#features/casework/fields/staff-service-level.ts';
import { lateIn } from '#features/casework/server/levels.ts';
import type { QueueSources } from '#features/casework/server/source.ts';
import { seenBy } from '#features/complaints/server/desk/seen-by.ts';
import type { Column } from '#platform/server/database/columns.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import type { Late, Waiting } from '../../contract/menu.ts';

type Row = {
  counts: Waiting;
  late: Late;
  pinned: Column<'staff_menus', 'pinned'> | null;
  folded: Column<'staff_menus', 'folded'> | null;
};

/** At which place each queue waits besides standing with all others; null for those that have none of their own. */
const PLACES: Record<QueueName, Exclude<keyof Late, 'waiting'> | null> = {
  Verification: 'verification',
  VerificationModel5: 'verificationModel5',
  Applications: 'loans',
  Reviews: 'loans',
  Payouts: 'payouts',
  Adjustments: 'adjustments',
  Forms: 'adjustments',
  NewDates: 'newDates',
  Redemptions: 'redeem',
  Complaints: 'complaints',
  Signals: 'signals',
  SecondLooks: null,
  Disagreements: null,
};

export const showMenu = (queues: QueueSources) => async (work: Work<Actor>) => {
  const { db, actor } = work;
  const mine = sql`(select * from staff_menus where account_id = ${actor.id})`;
  const open = sql`from complaints c where c.due_on is not null and ${seenBy(actor)}`;
  const { rows } = await sql<Row>`
    select json_build_object(
      'loans', (select coalesce(sum(applications), 0)::int from application_totals where status = 'Pending')
        + (select count(*)::int from decision_reviews where answered_at is null),
      'payouts', (select count(*)::int from agreements
        where signed_at is not null and paid_on is null and cancelled_at is null and erased_at is null),
      'newDates', (select count(*)::int from due_date_requests where status = 'Asked'),
      'adjustments', (select count(*)::int from loan_adjustments where status = 'Asked')
        + (select count(*)::int from form_requests where status = 'Asked'),
      'redeem', (select coalesce(sum(redemptions), 0)::int from redemption_totals where status = 'Pending'),
      'verification', (select coalesce(sum(waiting), 0)::int from verification_totals where audience = 'FullUser'),
      'verificationModel5', (select coalesce(sum(waiting), 0)::int from verification_totals where audience = 'PreQualUser'),
      'messages', (select coalesce(sum(unread_for_staff), 0)::int from message_threads where unread_for_staff > 0),
      'complaints', (select count(*)::int ${open}),
      'signals', (select count(*)::int from signals where state = 'Open'),
      'waiting', ${sumOf(queues.filter(({ queue }) => PLACES[queue] === null).map(({ waiting }) => countIn(waiting(actor, work.now).rows)))},
      'ownDocuments', (select count(*)::int from accounts a join verifications v on v.account_id = a.id
        where a.assigned_to = ${actor.id} and v.status = 'Submitted' and v.audience = 'FullUser'),
      'ownComplaints', (select count(*)::int ${open} and c.owner_id = ${actor.id})
    ) as counts, ${lateByPlace(work, queues)} as late, m.pinned, m.folded
    from (select 1) one left join ${mine} m on true`.execute(db);
  const [row] = rows as [Row];
  return {
    waiting: withAll(row.counts),
    late: withAll(row.late),
    pinned: row.pinned,
    folded: row.folded ?? [],
  };
};

const OF_QUEUES = [...new Set(Object.values(PLACES))].filter((place) => place !== null);

/** 'Everything that waits' has the queues of all places besides those that have none: as many as its list. */
const withAll = <Counts extends Late>(counts: Counts): Counts => ({
  ...counts,
  waiting: OF_QUEUES.reduce((sum, place) => sum + counts[place], counts.waiting),
});

const countIn = (rows: RawBuilder<unknown>) => sql`(select count(*)::int ${rows})`;

const sumOf = (counts: readonly RawBuilder<unknown>[]) => sql`${sql.join(counts, sql` + `)}`;

function lateByPlace(work: Work<Actor>, queues: QueueSources) {
  const places = Object.groupBy(queues, ({ queue }) => PLACES[queue] ?? 'waiting');
  const counts = Object.entries(places).flatMap(([place, there]) => [
    sql`${sql.lit(place)}`,
    sumOf(there.map((queue) => lateIn(work, queue))),
  ]);
  return sql`json_build_object(${sql.join(counts)})`;
}
