// Who may call what about a lender's own company.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { partner } from '#platform/server/http/who.ts';
import { companyEndpoints } from '../../contract/company.ts';
import { saveCompany } from './save-company.ts';
import { showFirstSteps } from './show-first-steps.ts';

export const companyRoutes = routesOf(companyEndpoints, {
  'POST /api/partner': serve(partner, saveCompany),
  'GET /api/partner/first-steps': serve(partner, showFirstSteps),
});
