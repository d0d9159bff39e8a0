// Rows of the dashboard's figures, the export and the audit trail.
import type { EndpointKey } from '#shared/endpoint.ts';
import { ADMIN, type Row, STAFF } from './roles.ts';

export const rowsOfReports = {
  'GET /api/informations/dashboardStats': { admits: STAFF },
  'GET /api/find': { admits: STAFF, answers: 422 },
  'GET /api/export/:id': { admits: STAFF, id: 'exportModel', sees: STAFF },
  'GET /api/score': { admits: STAFF },
  'GET /api/audit': { admits: STAFF },
  'GET /api/audit/security': { admits: STAFF },
  'GET /api/audit/alerts': { admits: ADMIN },
  'GET /api/audit/chain': { admits: STAFF },
  'GET /api/audit/actions': { admits: STAFF },
  'GET /api/audit/staff': { admits: STAFF },
} satisfies Partial<Record<EndpointKey, Row>>;
