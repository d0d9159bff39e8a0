// Who may call what about one person.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { personEndpoints } from '../../contract/person.ts';
import { changeModel } from './change-model.ts';
import { changeStatus } from './change-status.ts';
import { endSessionsOf, listSessionsOf } from './person-sessions.ts';
import { showAccount } from './show-account.ts';

export const personRoutes = routesOf(personEndpoints, {
  'GET /api/accounts/:id': serve(staff, showAccount),
  'POST /api/accounts/status/:id': serve(again(staff), changeStatus),
  'POST /api/accounts/model/:id': serve(staff, changeModel),
  'GET /api/accounts/sessions/of/:id': serve(staff, listSessionsOf),
  'POST /api/accounts/sessions/end-all/:id': serve(staff, endSessionsOf),
});
