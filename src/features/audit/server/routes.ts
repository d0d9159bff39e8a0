// Who may call what in the area of the audit trail.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { auditEndpoints } from '../contract.ts';
import { showChain } from './chain/show-chain.ts';
import { listStaff, searchTrail } from './search-trail.ts';
import { listAlerts } from './security/list-alerts.ts';
import { searchEvents } from './security/search-events.ts';

export const auditRoutes = routesOf(auditEndpoints, {
  'GET /api/audit': serve(staff, searchTrail),
  'GET /api/audit/security': serve(staff, searchEvents),
  'GET /api/audit/alerts': serve(admin, listAlerts),
  'GET /api/audit/chain': serve(staff, showChain),
  'GET /api/audit/staff': serve(staff, listStaff),
});
