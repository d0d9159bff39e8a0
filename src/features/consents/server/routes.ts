// Who may call what in the area of consents.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { borrower } from '#platform/server/http/who.ts';
import { consentEndpoints } from '../contract.ts';
import { listConsents } from './list-consents.ts';
import { listLooks } from './list-looks.ts';
import { withdrawConsent } from './withdraw-consent.ts';

export const consentRoutes = routesOf(consentEndpoints, {
  'GET /api/consents': serve(borrower, listConsents),
  'GET /api/consents/looks': serve(borrower, listLooks),
  'POST /api/consents/:id/withdraw': serve(borrower, withdrawConsent),
});
