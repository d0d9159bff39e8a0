// The audit trail: who did what to which record, when, with the record before and after; written with the change itself.

import { SENT_AHEAD } from '#platform/server/database/prepared-statements.ts';
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';

export type AuditEntry = {
  /** What was done, as `area.verb`: `verification.approve`, `file.open`. */
  action: string;
  subjectKind: string;
  subjectId: string;
  /** Whose record it is, so that everything about one person can be found. */
  accountId?: string;
  before?: object;
  after?: object;
};

export async function audit(work: Work, entry: AuditEntry): Promise<void> {
  await work.db.insertInto('audit_entries').values(written(work, entry)).modifyEnd(SENT_AHEAD).execute();
}

/** Many at once, with one statement; it takes some thousands. */
export async function auditAll(work: Work, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await work.db
    .insertInto('audit_entries')
    .values(entries.map((entry) => written(work, entry)))
    .execute();
}

const written = (work: Work, entry: AuditEntry) => ({
  id: newId(work.now.getTime()),
  actor_id: work.actor?.id ?? null,
  action: entry.action,
  subject_kind: entry.subjectKind,
  subject_id: entry.subjectId,
  account_id: entry.accountId ?? null,
  before: entry.before ? JSON.stringify(entry.before) : null,
  after: entry.after ? JSON.stringify(entry.after) : null,
  address: work.address,
  created_at: work.now,
});
