// Who may call what about money handed over.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { staff } from '#platform/server/http/who.ts';
import { disbursementEndpoints } from '../../contract/disbursement.ts';
import { disburse } from './disburse.ts';
import { listPayouts } from './list-payouts.ts';

export const disbursementRoutes = routesOf(disbursementEndpoints, {
  'GET /api/loan-application/admin/disbursements': serve(staff, listPayouts),
  'POST /api/loan-application/admin/:id/disburse': serve(staff, disburse),
});
