// Who may call what in the area of the audit trail.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { auditEndpoints } from '../contract.ts';
import { showChain } from './chain/show-chain.ts';
import { listStaff, searchTrail } from './search-trail.ts';
import { listAlerts } from './security/list-alerts.ts';
import { searchEvents } from './security/search-events.ts';
import { listActions, type TrailWords, withOwnWords } from './trail-words.ts';

export function auditRoutes(ofFeatures: TrailWords) {
  const words = withOwnWords(ofFeatures);
  return routesOf(auditEndpoints, {
    'GET /api/audit': serve(staff, searchTrail(words)),
    'GET /api/audit/security': serve(staff, searchEvents),
    'GET /api/audit/alerts': serve(admin, listAlerts),
    'GET /api/audit/chain': serve(staff, showChain),
    'GET /api/audit/actions': serve(staff, listActions(words)),
    'GET /api/audit/staff': serve(staff, listStaff),
  });
}
