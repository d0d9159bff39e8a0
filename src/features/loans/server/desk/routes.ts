// Who may call what on the desk of one loan: staff alone.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, staff } from '#platform/server/http/who.ts';
import { loanDeskEndpoints } from '../../contract/desk.ts';
import { askAdjustment } from './ask-adjustment.ts';
import { approveAdjustment, refuseAdjustment, withdrawAdjustment } from './decide-adjustment.ts';
import { recordRepayment } from './record-repayment.ts';
import { refundCredit } from './refund-credit.ts';
import { reverseEntry } from './reverse-entry.ts';
import { listAdjustments } from './show-adjustments.ts';
import { findLoan, showLoan } from './show-loan.ts';

export const loanDeskRoutes = routesOf(loanDeskEndpoints, {
  'GET /api/loans/admin/find': serve(staff, findLoan),
  'GET /api/loans/admin/adjustments': serve(staff, listAdjustments),
  'GET /api/loans/admin/:id': serve(staff, showLoan),
  'POST /api/loans/admin/:id/repayments': serve(staff, recordRepayment),
  'POST /api/loans/admin/:id/refunds': serve(again(staff), refundCredit),
  'POST /api/loans/admin/entries/:id/reverse': serve(again(staff), reverseEntry),
  'POST /api/loans/admin/:id/adjustments': serve(again(staff), askAdjustment),
  'POST /api/loans/admin/adjustments/:id/approve': serve(again(staff), approveAdjustment),
  'POST /api/loans/admin/adjustments/:id/refuse': serve(staff, refuseAdjustment),
  'POST /api/loans/admin/adjustments/:id/withdraw': serve(staff, withdrawAdjustment),
});
