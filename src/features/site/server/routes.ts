// Who may call what of the site's own words.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone } from '#platform/server/http/who.ts';
import { siteEndpoints } from '../contract.ts';
import { getLandingCopy } from './landing-copy.ts';

export const siteRoutes = routesOf(siteEndpoints, {
  'GET /api/informations/landingCopy': serve(anyone, getLandingCopy),
});
