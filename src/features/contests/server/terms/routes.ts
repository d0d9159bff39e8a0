// Who may ask for a change of an open contest's terms and answer it: staff, each by the request's own rule.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { contestRequestEndpoints } from '../../contract/requests.ts';
import { askTerms } from './ask-terms.ts';
import { approveContestRequest, refuseContestRequest, withdrawContestRequest } from './decide-terms.ts';
import { listContestRequests } from './term-requests.ts';

export const contestRequestRoutes = routesOf(contestRequestEndpoints, {
  'POST /api/contests/terms/:id': serve(again(staff), askTerms),
  'GET /api/contests/requests': serve(staff, listContestRequests),
  'POST /api/contests/requests/:id/approve': serve(again(staff), approveContestRequest),
  'POST /api/contests/requests/:id/refuse': serve(staff, refuseContestRequest),
  'POST /api/contests/requests/:id/withdraw': serve(staff, withdrawContestRequest),
});
