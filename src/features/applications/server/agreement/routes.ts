// Who may call what about loan agreements.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower, borrowerPartnerOrStaff } from '#platform/server/http/who.ts';
import { agreementEndpoints } from '../../contract/agreement.ts';
import { declineAgreement } from './decline-agreement.ts';
import { showAgreement } from './show-agreement.ts';
import { signAgreement } from './sign-agreement.ts';

export const agreementRoutes = routesOf(agreementEndpoints, {
  'GET /api/loan-application/:id/agreement': serve(borrowerPartnerOrStaff, showAgreement),
  'POST /api/loan-application/:id/agreement/sign': serve(borrower, signAgreement),
  'POST /api/loan-application/:id/agreement/decline': serve(borrower, declineAgreement),
});
