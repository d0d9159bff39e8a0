// The audit log: who did what to which record, when, with the record before and after; written with the change itself.

import { type RawBuilder, sql } from 'kysely';
import type { Moment } from '#platform/server/database/statements/compiled-write.ts';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

export type AuditEntry = {
  /** What was done, as `area.verb`: `verification.approve`, `file.open`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  /** The account of the record's owner, by which everything about one person is found. */
  accountId?: IdOf<'accounts'> | null;
  before?: object | null;
  after?: object | null;
};

/** What happened, and, as parts of the statement, to which record and to whose. */
type EntryIn = Pick<AuditEntry, 'action' | 'subjectKind'> &
  Record<'id' | 'subjectId' | 'accountId', RawBuilder<unknown>>;

/** Writes entries under ids that were handed out before: a statement, or a part of one. The same text however many there are. */
export const entriesInsert = (
  work: Work,
  entries: readonly (AuditEntry & { id: string })[],
): RawBuilder<unknown> => sql`
  insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, before, after, address, created_at)
  select e.id, ${work.actor?.id ?? null}::uuid, e.action, e."subjectKind", e."subjectId", e."accountId", e.before, e.after,
    ${work.address}::text, ${work.now}::timestamptz
  from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (id uuid, action text, "subjectKind" text, "subjectId" text,
    "accountId" uuid, before jsonb, after jsonb)`;

/** Writes one entry for each row of a part of a larger statement, about the record of whoever acts; `after` is JSON. */
export const entryFrom = (
  { now, address }: Pick<Moment, 'now' | 'address'>,
  { id, action, subjectKind, subjectId, accountId }: EntryIn,
  from: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, after, address, created_at)
  select ${id}::uuid, ${accountId}::uuid, ${sql.lit(action)}, ${sql.lit(subjectKind)}, ${subjectId}::text,
    ${accountId}::uuid, ${after}, ${address}::text, ${now}::timestamptz from ${from}`;
