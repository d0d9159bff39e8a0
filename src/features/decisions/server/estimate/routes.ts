// Who may ask what a loan could be before there is an account: anybody.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone } from '#platform/server/http/who.ts';
import { estimateEndpoints } from '../../contract/estimate.ts';
import { estimateFor } from './estimate-for.ts';

export const estimateRoutes = routesOf(estimateEndpoints, {
  'POST /api/loan/public/estimate': serve(anyone, estimateFor),
});
