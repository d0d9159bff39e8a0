// Who may call what about money handed over, and loans cancelled before it.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { disbursementEndpoints } from '../../contract/disbursement.ts';
import { approveAnew } from './approve-anew.ts';
import { cancelLoan } from './cancel-loan.ts';
import { disburse } from './disburse.ts';
import { listPayouts } from './list-payouts.ts';

export const disbursementRoutes = routesOf(disbursementEndpoints, {
  'GET /api/loan-application/admin/disbursements': serve(staff, listPayouts),
  'POST /api/loan-application/admin/:id/disburse': serve(again(staff), disburse),
  'POST /api/loan-application/admin/:id/approve-anew': serve(again(staff), approveAnew),
  'POST /api/loan-application/admin/:id/cancel': serve(again(staff), cancelLoan),
});
