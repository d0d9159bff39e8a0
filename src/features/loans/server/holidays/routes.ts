// Who may see what a holiday postpones: those who add one.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin } from '#platform/server/http/who.ts';
import { holidayMoveEndpoints } from '../../contract/holiday-moves.ts';
import { showPostponed } from './show-postponed.ts';

export const holidayMoveRoutes = routesOf(holidayMoveEndpoints, {
  'GET /api/loans/admin/postponed': serve(admin, showPostponed),
});
