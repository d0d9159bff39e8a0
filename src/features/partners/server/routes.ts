// Who may call what in the area of lenders.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone, partner } from '#platform/server/http/who.ts';
import { partnerEndpoints } from '../contract.ts';
import { getOwnPartner, getPartner, listPartners } from './companies.ts';
import { openPicture } from './open-picture.ts';
import { getPublicLoan, listPublicLoans } from './public-loans.ts';

export const partnerRoutes = routesOf(partnerEndpoints, {
  'GET /api/loan/public': serve(anyone, listPublicLoans),
  'GET /api/loan/public/:id': serve(anyone, getPublicLoan),
  'GET /api/partners': serve(anyone, listPartners),
  'GET /api/partner': serve(partner, getOwnPartner),
  'GET /api/partner/:id': serve(anyone, getPartner),
  'GET /api/partner/image/:id': serve(anyone, openPicture),
});
