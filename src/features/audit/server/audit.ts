// The audit log: who did what to which record, when, with the record before and after; written with the change itself.

import { type RawBuilder, sql } from 'kysely';
import type { Work } from '#platform/server/work.ts';
import type { IdOf } from '#shared/id.ts';

export type AuditEntry = {
  /** What was done, as `area.verb`: `verification.approve`, `file.open`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Whose record it is, so that everything about one person can be found. */
  accountId?: IdOf<'accounts'> | null;
  before?: object | null;
  after?: object | null;
};

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
  work: Work,
  entry: { id: string; action: string; subjectKind: string; subjectId: string; accountId: IdOf<'accounts'> },
  from: RawBuilder<unknown>,
  after: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into audit_entries (id, actor_id, action, subject_kind, subject_id, account_id, after, address, created_at)
  select ${entry.id}::uuid, ${entry.accountId}::uuid, ${entry.action}::text, ${entry.subjectKind}::text, ${entry.subjectId}::text,
    ${entry.accountId}::uuid, ${after}, ${work.address}::text, ${work.now}::timestamptz from ${from}`;
