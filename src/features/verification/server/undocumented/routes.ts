// Who may see, switch and use the verdict on records without documents.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { undocumentedEndpoints } from '../../contract/undocumented.ts';
import { approveUndocumented } from './approve-undocumented.ts';
import { saveSettings, showSettings } from './settings.ts';

export const undocumentedRoutes = routesOf(undocumentedEndpoints, {
  'GET /api/verification/settings': serve(staff, showSettings),
  'POST /api/verification/settings': serve(admin, saveSettings),
  'POST /api/verification/approve-undocumented/:id': serve(staff, approveUndocumented),
});
