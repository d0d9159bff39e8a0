// The statement behind a person's timeline: the newest of each source along its own index, merged, and only then what eight rows need.

import { type RawBuilder, sql } from 'kysely';
import type { Details } from '#features/activity/server/in-words.ts';
import { isEntryVisible } from '#features/audit/server/visible-entries.ts';
import type { Column, Columns } from '#platform/server/database/columns.ts';
import type { Db } from '#platform/server/database/database.ts';
import { isVisible } from '#platform/server/database/withheld.ts';
import type { Actor } from '#shared/actor.ts';
import type { IdOf } from '#shared/id.ts';
import type { Sought } from '../../rules/timeline-kinds.ts';

export type Cursor = { at: string; id: string };

export type EntryRow = Columns<'audit_entries', 'id' | 'created_at' | 'action' | 'actor_id'> & {
  source: 'activity' | 'audit' | 'application' | 'mail' | 'text';
  /** The moment of the entry as text, to the microsecond. */
  at: string;
  details: Details | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  amount_cents: Column<'applications', 'amount_cents'> | null;
  /** The lender's name, or, for a text message, its channel. */
  lender: string | null;
  state: Column<'mails' | 'text_messages', 'state'> | null;
  subject_kind: Column<'audit_entries', 'subject_kind'> | null;
  subject_id: Column<'audit_entries', 'subject_id'> | null;
  section: string | null;
  audience: Column<'submissions', 'audience'> | null;
  actor_name: string | null;
};

type Asked = {
  reader: Actor | null;
  accountId: IdOf<'accounts'>;
  sought: Sought;
  /** The actions of the audit log that another source tells of. */
  unsaid: readonly string[];
  before: Cursor | null;
  most: number;
};

export const selectEntries = async (db: Db, asked: Asked): Promise<EntryRow[]> =>
  (await entriesStatement(asked).execute(db)).rows;

/** The statement for one page, in one round trip; each source gives no more than a page, whatever lies behind it. */
export function entriesStatement(asked: Asked): RawBuilder<EntryRow> {
  const { sought, most } = asked;
  const sources = [
    audited(asked),
    activities(asked),
    ...(sought.applications ? [applications(asked)] : []),
    ...(sought.mails ? [mails(asked), texts(asked)] : []),
  ];
  return sql<EntryRow>`
    with entries as (
      select * from (${sql.join(sources, sql` union all `)}) every order by created_at desc, id desc limit ${most}
    )
    select e.source, e.id, e.created_at, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.action, e.details,
      e.before, e.after, e.amount_cents, e.lender, e.state, t.subject_kind, t.subject_id, r.section, r.audience,
      t.actor_id, a.first_name || ' ' || a.last_name as actor_name
    from entries e
    left join lateral (
      select e.subject_kind, e.subject_id, e.actor_id where e.source <> 'activity'
      union all
      select x.subject_kind, x.subject_id, x.actor_id from audit_entries x where x.id = e.event_id
    ) t on true
    left join lateral (
      select i.name as section, s.audience from submissions s join information_schemas i on i.id = s.information_schema_id
      where s.id = case when t.subject_kind = 'submission' then t.subject_id::uuid
        when t.subject_kind = 'verification' then (select v.submission_id from verifications v where v.id = t.subject_id::uuid) end
    ) r on true
    left join accounts a on a.id = t.actor_id
    order by e.created_at desc, e.id desc`;
}

/** The condition for entries of the kinds asked for, which the first word of a happening's name tells. */
const isSought = (name: string, { areas, isAllBut }: Sought) =>
  areas.length === 0
    ? sql``
    : sql`and split_part(${sql.ref(name)}, '.', 1) ${isAllBut ? sql`not in` : sql`in`} (${sql.join(areas.map((area) => sql.lit(area)))})`;

/** A page of one source from the cursor on, the newest first. */
const page = ({ before, most }: Asked, id: string, moment: string): RawBuilder<unknown> => {
  const from = before
    ? sql`and (${sql.ref(moment)}, ${sql.ref(id)}) < (${before.at}::timestamptz, ${before.id}::uuid)`
    : sql``;
  return sql`${from} order by ${sql.ref(moment)} desc, ${sql.ref(id)} desc limit ${most}`;
};

/** The activities. Columns take their names from the first source, which is always the audit log. */
const activities = (asked: Asked) => sql`
  (select 'activity', b.id, b.created_at, b.happening, b.details, null::jsonb, null::jsonb, null::bigint, null::text, null::text, null::text, null::text,
    null::uuid, b.event_id
  from activities b where b.account_id = ${asked.accountId} and ${isVisible(asked.reader, 'b.event_id')} ${isSought('b.happening', asked.sought)} ${page(asked, 'b.id', 'b.created_at')})`;

/** The audit entries without those of which the activity of the same event tells: it is of the same moment, by which its index finds it. */
const audited = (asked: Asked) => sql`
  (select 'audit' as source, e.id, e.created_at, e.action, null::jsonb as details, e.before, e.after, null::bigint as amount_cents,
    null::text as lender, null::text as state, e.subject_kind, e.subject_id, e.actor_id, null::uuid as event_id
  from audit_entries e where e.account_id = ${asked.accountId} and ${isEntryVisible(asked.reader)} ${isSought('e.action', asked.sought)} and e.action <> all (${asked.unsaid}::text[])
    and not exists (select from activities b where b.account_id = e.account_id and b.created_at = e.created_at and b.event_id = e.id
      and b.happening = e.action)
  ${page(asked, 'e.id', 'e.created_at')})`;

const applications = (asked: Asked) => sql`
  (select 'application', p.id, p.created_at, 'application.apply', null::jsonb, null::jsonb, null::jsonb, p.amount_cents,
    p.loan_info #>> '{partner,name}', null::text, 'application', p.id::text, p.account_id, null::uuid
  from applications p where p.account_id = ${asked.accountId} ${page(asked, 'p.id', 'p.created_at')})`;

const mails = (asked: Asked) => sql`
  (select 'mail', m.id, m.created_at, m.subject, null::jsonb, null::jsonb, null::jsonb, null::bigint, null::text, m.state, null::text, null::text,
    null::uuid, null::uuid
  from mails m where m.account_id = ${asked.accountId} and ${isVisible(asked.reader, 'm.event_id')} ${page(asked, 'm.id', 'm.created_at')})`;

/** The text messages. Their words are gone once they are sent, and the number is none of the timeline's business. */
const texts = (asked: Asked) => sql`
  (select 'text', m.id, m.created_at, m.kind, null::jsonb, null::jsonb, null::jsonb, null::bigint, m.channel, m.state, null::text, null::text,
    null::uuid, null::uuid
  from text_messages m where m.account_id = ${asked.accountId} and ${isVisible(asked.reader, 'm.event_id')} ${page(asked, 'm.id', 'm.created_at')})`;
