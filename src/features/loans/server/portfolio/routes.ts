// Who may read the portfolio, and note what was said with a borrower.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { partner, staff } from '#platform/server/http/who.ts';
import { portfolioEndpoints } from '../../contract/portfolio.ts';
import { listLenderLoans, showLenderLoan } from './lender-portfolio.ts';
import { listCollections } from './list-collections.ts';
import { listContacts } from './list-contacts.ts';
import { listLoans } from './list-loans.ts';
import { recordContact } from './record-contact.ts';

export const portfolioRoutes = routesOf(portfolioEndpoints, {
  'GET /api/loans/admin': serve(staff, listLoans),
  'GET /api/loans/collections': serve(staff, listCollections),
  'GET /api/loans/admin/:id/contacts': serve(staff, listContacts),
  'POST /api/loans/admin/:id/contacts': serve(staff, recordContact),
  'GET /api/loans/partner': serve(partner, listLenderLoans),
  'GET /api/loans/partner/:id': serve(partner, showLenderLoan),
});
