// Who may call what in the area of reports.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { signedIn } from '#platform/server/http/who.ts';
import { reportEndpoints } from '../contract.ts';
import { showFullProfile } from './show-full-profile.ts';

export const reportRoutes = routesOf(reportEndpoints, {
  'GET /api/accounts/full-profile/:id': serve(signedIn, showFullProfile),
});
