// Who may call what in the area of decisions.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { decisionEndpoints } from '../contract.ts';
import { getOffer } from './get-offer.ts';
import { recordOffer } from './record-offer.ts';
import { updateSection } from './updates/update-section.ts';

export const decisionRoutes = routesOf(decisionEndpoints, {
  'GET /api/loan/user/decision': serve(borrower, getOffer),
  'POST /api/loan/user/decision': serve(borrower, recordOffer),
  'POST /api/informations/update/:id': serve(borrower, updateSection),
});
