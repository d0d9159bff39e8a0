// Searches the audit log for staff. Pages reach back ten thousand entries, so that the last one costs as little as the first.

import { sql } from 'kysely';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import { pageClause, rowsBefore } from '#platform/server/database/page-clause.ts';
import { likePattern } from '#platform/server/database/search/like-pattern.ts';
import type { Received } from '#platform/server/http/route.ts';
import { isStaff } from '#platform/server/rules-in-sql/actor.ts';
import type { Work } from '#platform/server/work.ts';
import type { Actor } from '#shared/actor.ts';
import { dayOf, showDay } from '#shared/calendar.ts';
import { pageAnswer } from '#shared/paging.ts';
import { refuse } from '#shared/refusal.ts';
import type { AuditEntryRow, AuditPerson, auditEndpoints } from '../contract.ts';
import { keptName } from '../rules/record-name.ts';
import { searchedFor } from '../rules/searched-for.ts';
import { staffAuditRefusals } from '../texts/staff-refusals.ts';
import type { AuditWords } from './audit-words.ts';
import { personColumns, personOf } from './person-columns.ts';
import { ofRecord, type RecordNames } from './record-names.ts';
import { recordSearch, SEARCHED } from './record-search.ts';
import { type Moments, momentsOf } from './searched-days.ts';
import { isEntryVisible } from './visible-entries.ts';

type Asked = Received<typeof auditEndpoints, 'GET /api/audit'>;

/** A day leads further back than any page. */
export const MOST_ENTRIES = 10_000;
/** The most people that a part of a name finds, the newest accounts first; a longer part finds the others. */
const MOST_PEOPLE = 20;

type Row = Columns<'audit_entries', 'action' | 'subject_kind' | 'subject_id' | 'address' | 'created_at'> & {
  /** The entry's id; null in the single row that stands for an empty page. */
  id: Column<'audit_entries', 'id'> | null;
  before: object | null;
  after: object | null;
  by: AuditPerson | null;
  about: AuditPerson | null;
  named: string | null;
  since: Date | null;
  /** The staff member, and the person, whose ids a search of this log asked for. */
  asked_staff: AuditPerson | null;
  asked_person: AuditPerson | null;
  found: number;
};

export const searchAuditLog =
  (words: AuditWords, names: RecordNames) =>
  async (work: Work<Actor>, { query }: Asked) => {
    const { page, ...filters } = query;
    if (filters.action && !words.has(filters.action)) refuse(staffAuditRefusals['audit.action']);
    const days = momentsOf(filters);
    const people = filters.person ? await peopleCalled(work, filters.person) : [];
    const isFound = !filters.person || people.length > 0;
    // Behind the last page there is nothing to see, but how many pages there are is said all the same.
    const isWithin = rowsBefore(page) < MOST_ENTRIES;
    const rows = isFound
      ? await pageOf(work, isWithin ? query : { ...query, page: 1 }, days, people, names)
      : [];
    await recordSearch(work, filters);
    const found = rows[0]?.found ?? 0;
    const total = Math.min(found, MOST_ENTRIES);
    return {
      ...pageAnswer(isWithin ? rows.filter(isThere).map(entryOf(words)) : [], total, page),
      hasMore: found > MOST_ENTRIES,
      people,
    };
  };

const isThere = (row: Row): row is Row & { id: string } => row.id !== null;

const entryOf =
  (words: AuditWords) =>
  (row: Row & { id: string }): AuditEntryRow => ({
    _id: row.id,
    created: row.created_at.toISOString(),
    action: row.action,
    // What older versions of the program recorded keeps the name under which it is stored.
    what: words.get(row.action) ?? row.action,
    kind: row.subject_kind,
    record: row.subject_id,
    named: namedIn(row, words),
    by: row.by,
    about: row.about,
    address: row.address,
    before: row.before,
    after: row.after,
  });

function namedIn(row: Row, words: AuditWords): string | null {
  if (row.action === SEARCHED)
    return searchedFor(row.after ?? {}, {
      words,
      staff: row.asked_staff?.fullName,
      person: row.asked_person?.fullName,
    });
  const since = row.since && showDay(dayOf(row.since));
  if (row.named ?? since) return [row.named, since].filter(Boolean).join(', ');
  return keptName({ kind: row.subject_kind, record: row.subject_id, before: row.before, after: row.after });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function peopleCalled({ db }: Work, person: string): Promise<AuditPerson[]> {
  const isThem = UUID.test(person)
    ? sql`a.id = ${person}::uuid`
    : sql`a.search_text like (select ${likePattern(person)})`;
  const { rows } = await sql<AuditPerson>`
    select ${personColumns} from accounts a where ${isThem}
    order by a.created_at desc, a.id desc limit ${sql.lit(MOST_PEOPLE)}`.execute(db);
  return rows;
}

/** In SQL: whose id a search of this log asked for under that name; null where it asked for none, or in letters. */
const askedPerson = (filter: string) => sql`
  case when e.action = ${sql.lit(SEARCHED)} and e.after ->> ${sql.lit(filter)} ~ '^[0-9a-f-]{36}$' then ${personOf(sql`(e.after ->> ${sql.lit(filter)})::uuid`)} end`;

/**
 * One round trip; each filter and the order have an index, and so has what is counted. Actions and kinds are few and differ
 * a thousandfold in number, so each has a plan of its own: it is written into the statement (those that there are, and no others).
 */
async function pageOf(
  { db, actor }: Work<Actor>,
  query: Asked['query'],
  { from, before }: Moments,
  people: readonly AuditPerson[],
  { names, moments }: RecordNames,
) {
  const conditions = [
    isEntryVisible(actor),
    ...(people.length > 0
      ? [sql`e.account_id in (${sql.join(people.map(({ _id }) => sql`${_id}::uuid`))})`]
      : []),
    ...(query.staff ? [sql`e.actor_id = ${query.staff}`] : []),
    ...(query.action ? [sql`e.action = ${sql.lit(query.action)}`] : []),
    ...(query.kind ? [sql`e.subject_kind = ${sql.lit(query.kind)}`] : []),
    ...(from ? [sql`e.created_at >= ${from}`] : []),
    ...(before ? [sql`e.created_at < ${before}`] : []),
  ];
  const isAsked = sql.join(conditions, sql` and `);
  const { rows } = await sql<Row>`
    select e.id, e.action, e.subject_kind, e.subject_id, e.before, e.after, e.address, e.created_at, t.found,
      ${ofRecord(names(actor))} as named, ${ofRecord(moments)} as since,
      ${askedPerson('staff')} as asked_staff, ${askedPerson('person')} as asked_person,
      ${personOf(sql`e.actor_id`)} as by, ${personOf(sql`e.account_id`)} as about
    from (select count(*)::int as found from (
      select from audit_entries e where ${isAsked} limit ${sql.lit(MOST_ENTRIES + 1)}) counted) t
    left join (
      select e.id from audit_entries e where ${isAsked}
      order by e.created_at desc, e.id desc ${pageClause(query.page)}) on_page on true
    left join audit_entries e on e.id = on_page.id
    order by e.created_at desc, e.id desc`.execute(db);
  return rows;
}

/** Lists who has acted as staff, former staff too, because their entries stay theirs. */
export async function listStaff({ db }: Work<Actor>): Promise<{ staff: AuditPerson[] }> {
  const { rows } = await sql<AuditPerson>`
    select ${personColumns} from accounts a where ${isStaff('a.user_type')}
    order by a.first_name, a.last_name, a.id`.execute(db);
  return { staff: rows };
}
