// Who may call what in the area of the audit trail.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { auditEndpoints } from '../contract.ts';
import { listStaff, searchTrail } from './search-trail.ts';

export const auditRoutes = routesOf(auditEndpoints, {
  'GET /api/audit': serve(staff, searchTrail),
  'GET /api/audit/staff': serve(staff, listStaff),
});
