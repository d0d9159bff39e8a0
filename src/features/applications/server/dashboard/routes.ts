// Who may call what about the first screen of a borrower.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { dashboardEndpoints } from '../../contract/dashboard.ts';
import { showDashboard } from './show-dashboard.ts';

export const dashboardRoutes = routesOf(dashboardEndpoints, {
  'GET /api/dashboard': serve(borrower, showDashboard),
});
