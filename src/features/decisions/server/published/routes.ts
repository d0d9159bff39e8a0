// Who may read how loans are decided: everybody.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { anyone } from '#platform/server/http/who.ts';
import { publishedPolicyEndpoints } from '../../contract/published-policy.ts';
import { showPublishedPolicy } from './show-published-policy.ts';

export const publishedPolicyRoutes = routesOf(publishedPolicyEndpoints, {
  'GET /api/loan/public/policy': serve(anyone, showPublishedPolicy),
});
