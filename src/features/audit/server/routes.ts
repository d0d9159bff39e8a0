// Who may call what in the area of the audit log.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { auditEndpoints } from '../contract.ts';
import { type AuditWords, listActions, withOwnWords } from './audit-words.ts';
import { showChain } from './chain/show-chain.ts';
import type { RecordNames } from './record-names.ts';
import { listStaff, searchAuditLog } from './search-audit-log.ts';
import { listAlerts } from './security/list-alerts.ts';
import { searchEvents } from './security/search-events.ts';

export function auditRoutes(ofFeatures: AuditWords, names: RecordNames) {
  const words = withOwnWords(ofFeatures);
  return routesOf(auditEndpoints, {
    'GET /api/audit': serve(staff, searchAuditLog(words, names)),
    'GET /api/audit/security': serve(staff, searchEvents),
    'GET /api/audit/alerts': serve(admin, listAlerts),
    'GET /api/audit/chain': serve(staff, showChain),
    'GET /api/audit/actions': serve(staff, listActions(words)),
    'GET /api/audit/staff': serve(staff, listStaff),
  });
}
