// What the audit log can be narrowed by beside people, actions and days.
import { listFilters } from '#shared/list/filters.ts';
import { auditKinds } from '../texts/staff-audit.ts';

/** Every kind of record has its words: `tests/audit-words.test.ts`. */
export const auditFilters = listFilters({ kind: Object.keys(auditKinds) as [string, ...string[]] });
