// Who may call what about how borrowers take to a lender's loan: borrowers are counted, its lender reads.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, partner } from '#platform/server/http/who.ts';
import { interestEndpoints } from '../../contract/interest.ts';
import { countInterest } from './count-interest.ts';
import { showInterest } from './show-interest.ts';

export const interestRoutes = routesOf(interestEndpoints, {
  'POST /api/loan/:id/interest': serve(borrower, countInterest),
  'GET /api/loan/:id/interest': serve(partner, showInterest),
});
