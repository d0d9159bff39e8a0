// Who may call what of the site's own words.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone, staff } from '#platform/server/http/who.ts';
import { siteEndpoints } from '../contract.ts';
import { latestCopy, listCopyVersions } from './copy-versions.ts';
import { editLandingCopy, revertLandingCopy } from './edit-landing-copy.ts';
import { getLandingCopy } from './landing-copy.ts';

export const siteRoutes = routesOf(siteEndpoints, {
  'GET /api/informations/landingCopy': serve(anyone, getLandingCopy),
  'GET /api/informations/landingCopy/latest': serve(staff, latestCopy),
  'GET /api/informations/landingCopy/versions': serve(staff, listCopyVersions),
  'POST /api/informations/editLandingCopy': serve(staff, editLandingCopy),
  'POST /api/informations/landingCopy/revert': serve(staff, revertLandingCopy),
});
