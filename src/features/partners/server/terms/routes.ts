// Who may call what about the terms for lenders.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { partner } from '#platform/server/http/who.ts';
import { lenderTermsEndpoints } from '../../contract/terms.ts';
import { acceptTerms, showTerms } from './accept-terms.ts';

export const lenderTermsRoutes = routesOf(lenderTermsEndpoints, {
  'GET /api/partner/terms': serve(partner, showTerms),
  'POST /api/partner/terms/accept': serve(partner, acceptTerms),
});
