// Who may call what of a borrower's own loans, and who gets a statement.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, partner, staff } from '#platform/server/http/who.ts';
import { ownLoanEndpoints } from '../../contract/own.ts';
import { ownReceipt } from '../receipt/own-receipt.ts';
import { lenderStatement, ownStatement, staffStatement } from '../statement/download-statement.ts';
import { listOwnLoans, showOwnLoan } from './own-loans.ts';

export const ownLoanRoutes = routesOf(ownLoanEndpoints, {
  'GET /api/loans/own': serve(borrower, listOwnLoans),
  'GET /api/loans/own/:id': serve(borrower, showOwnLoan),
  'GET /api/loans/own/:id/statement': serve(borrower, ownStatement),
  'GET /api/loans/own/receipts/:id': serve(borrower, ownReceipt),
  'GET /api/loans/admin/:id/statement': serve(staff, staffStatement),
  'GET /api/loans/partner/:id/statement': serve(partner, lenderStatement),
});
