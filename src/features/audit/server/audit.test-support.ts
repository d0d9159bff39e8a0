// An entry of the audit log as tests want it, without anything having happened.
import type { Work } from '#platform/server/work.ts';
import { newId } from '#shared/id.ts';
import { type AuditEntry, entriesInsert } from './audit.ts';

export async function audit(work: Work, entry: AuditEntry): Promise<void> {
  await entriesInsert(work, [{ id: newId(work.now.getTime()), ...entry }]).execute(work.db);
}
