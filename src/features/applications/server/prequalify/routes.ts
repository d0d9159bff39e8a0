// Who may call what in prequalification.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, partner } from '#platform/server/http/who.ts';
import { prequalificationEndpoints } from '../../contract/prequalification.ts';
import { letLenderContact } from './let-lender-contact.ts';
import { listPrequalified } from './list-prequalified.ts';
import { offeredLoans } from './offered-loans.ts';

export const prequalificationRoutes = routesOf(prequalificationEndpoints, {
  'GET /api/prequalification': serve(borrower, offeredLoans),
  'POST /api/prequalification/contact': serve(borrower, letLenderContact),
  'GET /api/prequalification/partner': serve(partner, listPrequalified),
});
