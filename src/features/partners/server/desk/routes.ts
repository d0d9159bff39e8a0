// Who may call what about lenders at the staff's desk.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { partnerDeskEndpoints } from '../../contract/desk.ts';
import { changeLenderStatus } from './change-lender-status.ts';
import { listLenders } from './list-lenders.ts';
import { recordLicence } from './record-licence.ts';
import { listLenderLoans, listLenderProducts, showLender } from './show-lender.ts';

export const partnerDeskRoutes = routesOf(partnerDeskEndpoints, {
  'GET /api/partners/staff': serve(staff, listLenders),
  'GET /api/partners/staff/:id': serve(staff, showLender),
  'GET /api/partners/staff/:id/products': serve(staff, listLenderProducts),
  'GET /api/partners/staff/:id/loans': serve(staff, listLenderLoans),
  'POST /api/partners/staff/:id/licence': serve(again(staff), recordLicence),
  'POST /api/partners/staff/:id/status': serve(again(staff), changeLenderStatus),
});
