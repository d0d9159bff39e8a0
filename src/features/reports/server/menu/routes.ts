// Who may call what of the staff's sidebar.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { menuEndpoints } from '../../contract/menu.ts';
import { arrangeMenu } from './arrange-menu.ts';
import { showMenu } from './show-menu.ts';

export const staffMenuRoutes = routesOf(menuEndpoints, {
  'GET /api/staff/menu': serve(staff, showMenu),
  'POST /api/staff/menu': serve(staff, arrangeMenu),
});
