// Who may see and answer the edits of sections that wait for a second person: staff, each by the request's own rule.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { formRequestEndpoints } from '../../contract/form-requests.ts';
import { approveFormRequest, refuseFormRequest, withdrawFormRequest } from './decide-request.ts';
import { listFormRequests } from './form-requests.ts';

export const formRequestRoutes = routesOf(formRequestEndpoints, {
  'GET /api/informations/form-requests': serve(staff, listFormRequests),
  'POST /api/informations/form-requests/:id/approve': serve(again(staff), approveFormRequest),
  'POST /api/informations/form-requests/:id/refuse': serve(staff, refuseFormRequest),
  'POST /api/informations/form-requests/:id/withdraw': serve(staff, withdrawFormRequest),
});
