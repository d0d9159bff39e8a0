// Who may call what about others' second factors.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, again, staff } from '#platform/server/http/who.ts';
import { factorDeskEndpoints } from '../../contract/desk.ts';
import { factorsOf } from './factors-of.ts';
import { resetFactors } from './reset-factors.ts';

export const factorDeskRoutes = routesOf(factorDeskEndpoints, {
  'GET /api/second-factor/of/:id': serve(staff, factorsOf),
  'POST /api/second-factor/reset/:id': serve(again(admin), resetFactors),
});
