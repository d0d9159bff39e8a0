// Requests for new dates: a borrower's own for one loan, and for staff those that wait or were settled.

import { sql } from 'kysely';
import { fullNameOf } from '#features/accounts/server/store.ts';
import { type WaitsRead, waitsOf, waitsOnWire } from '#features/casework/server/waits-of.ts';
import { addedHolidays } from '#features/upkeep/server/holidays.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause } from '#platform/server/database/page-clause.ts';
import type { Received } from '#platform/server/http/route.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { type Day, dayOf } from '#shared/calendar.ts';
import { cents, centsToDollars } from '#shared/money.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import { type AddedHolidays, postponedTo } from '#shared/working-days/working-days.ts';
import type { NewDateRequest, NewDateRow, newDateEndpoints } from '../../contract/new-dates.ts';
import { earliestClosed } from '../../rules/arrears/postponed.ts';
import { isNothingDue } from '../../rules-in-sql/new-date.ts';
import { newDateQueue } from '../desk/waiting-requests.ts';

/** The most requests shown of one loan: each instalment moves once, so there are few. */
const MOST_SHOWN = 20;

export async function listOwnNewDates(
  work: Work<Actor>,
  { params }: Received<typeof newDateEndpoints, 'GET /api/loans/own/:id/new-dates'>,
): Promise<{ requests: NewDateRequest[]; closed: Day[] }> {
  const own = await work.db
    .selectFrom('loans')
    .select('id')
    .where('id', '=', params.id)
    .where('account_id', '=', work.actor.id)
    .executeTakeFirst();
  if (!own) return refuse('request.not_found');
  const added = await closedDays(work);
  const rows = await work.db
    .selectFrom('due_date_requests as r')
    .innerJoin('loan_instalments as i', (on) =>
      on.onRef('i.loan_id', '=', 'r.loan_id').onRef('i.number', '=', 'r.number'),
    )
    .select(['r.id', 'r.status', 'r.number', 'r.from_due_on', 'r.wanted_due_on', 'r.reason', 'r.asked_at'])
    .select(['r.decided_at', 'r.note', 'i.due_on'])
    .where('r.loan_id', '=', own.id)
    .orderBy('r.asked_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const today = dayOf(work.now);
  return {
    requests: rows.map((row) => requestOnWire(row, added)),
    closed: [...added].filter((holiday) => holiday > today),
  };
}

type RequestRow = Columns<
  'due_date_requests',
  'id' | 'status' | 'number' | 'from_due_on' | 'wanted_due_on' | 'reason' | 'asked_at' | 'decided_at' | 'note'
> &
  Columns<'loan_instalments', 'due_on'>;

/** The holidays that may have been added since a date was asked for that still waits. */
const closedDays = (work: Work): Promise<AddedHolidays> =>
  addedHolidays(work, earliestClosed(dayOf(work.now)));

/** What waits is shown with the days that holidays have made of those that were asked for; what was settled stays as it was. */
const daysOf = (row: RequestRow, added: AddedHolidays) =>
  row.status === 'Asked'
    ? { fromDueOn: row.due_on, wantedDueOn: postponedTo(row.wanted_due_on, added) }
    : { fromDueOn: row.from_due_on, wantedDueOn: row.wanted_due_on };

const requestOnWire = (row: RequestRow, added: AddedHolidays): NewDateRequest => ({
  _id: row.id,
  status: row.status,
  instalment: row.number,
  ...daysOf(row, added),
  reason: row.reason,
  askedAt: row.asked_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  note: row.note,
});

type ListRow = Omit<RequestRow, 'id'> &
  Columns<'loans', 'state' | 'days_late' | 'worst_days_late' | 'account_id'> &
  Columns<'accounts', 'first_name' | 'last_name' | 'email'> &
  WaitsRead & {
    /** The request's id; null in the single row that stands for an empty page. */
    id: Column<'due_date_requests', 'id'> | null;
    loan_id: Column<'loans', 'id'>;
    loan_number: string;
    instalment_cents: number;
    nothing_due: boolean;
    decider_name: string | null;
    total: number;
  };

/** The orders of the list, each read from an index. */
const ORDERS: Record<'Asked' | 'settled', ReturnType<typeof sql>> = {
  Asked: sql`r.asked_at, r.id`,
  settled: sql`r.decided_at desc, r.id desc`,
};

export async function listNewDates(
  work: Work<Actor>,
  { query }: Received<typeof newDateEndpoints, 'GET /api/loans/admin/new-dates'>,
) {
  const isOpen = query.status === 'Asked';
  const which = isOpen ? sql`r.status = 'Asked'` : sql`r.status = ${query.status} and r.status <> 'Asked'`;
  const order = isOpen ? ORDERS.Asked : ORDERS.settled;
  const added = await closedDays(work);
  const { rows } = await sql<ListRow>`
    select r.id, r.status, r.number, r.from_due_on, r.wanted_due_on, r.reason, r.asked_at, r.decided_at, r.note,
      l.id as loan_id, l.number as loan_number, l.state, l.days_late, l.worst_days_late,
      i.due_on, i.interest_cents + i.principal_cents as instalment_cents, ${isNothingDue('l', sql`r.number`)} as nothing_due,
      l.account_id, a.first_name, a.last_name, a.email, s.first_name || ' ' || s.last_name as decider_name, t.requests as total, waits.*
    from due_date_request_totals t
    left join (select r.* from due_date_requests r where ${which} order by ${order} ${pageClause(query.page)}) r on true
    left join loans l on l.id = r.loan_id
    left join loan_instalments i on i.loan_id = r.loan_id and i.number = r.number
    left join accounts a on a.id = l.account_id left join accounts s on s.id = r.decided_by
    left join lateral ${waitsOf(newDateQueue, work, { entry: sql`r.id` })} waits on true
    where t.status = ${query.status} order by ${order}`.execute(work.db);
  return pageAnswer(
    rows.flatMap((row) => (row.id === null ? [] : [rowOnWire({ ...row, id: row.id }, added)])),
    rows[0]?.total ?? 0,
    query.page,
  );
}

const rowOnWire = (row: ListRow & { id: string }, added: AddedHolidays): NewDateRow => ({
  ...requestOnWire(row, added),
  dueOn: row.due_on,
  user: { _id: row.account_id, fullName: fullNameOf(row), email: row.email },
  loan: {
    _id: row.loan_id,
    number: row.loan_number,
    state: row.state,
    daysLate: row.days_late,
    worstDaysLate: row.worst_days_late,
  },
  amount: centsToDollars(cents(row.instalment_cents)),
  nothingDue: row.nothing_due,
  decidedBy: row.decider_name,
  ...waitsOnWire(row),
});
