// Who may call what of the staff's sidebar.
import type { QueueSources } from '#features/casework/server/source.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { menuEndpoints } from '../../contract/menu.ts';
import { arrangeMenu } from './arrange-menu.ts';
import { showMenu } from './show-menu.ts';

/** `queues`: every queue, as its feature declares it. */
export const staffMenuRoutes = (queues: QueueSources) =>
  routesOf(menuEndpoints, {
    'GET /api/staff/menu': serve(staff, showMenu(queues)),
    'POST /api/staff/menu': serve(staff, arrangeMenu),
  });
