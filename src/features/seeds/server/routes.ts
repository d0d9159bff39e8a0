// Who may call what in the area of seeds.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { signedIn } from '#platform/server/http/who.ts';
import { seedEndpoints } from '../contract.ts';
import { listOwnEntries } from './own-entries.ts';

export const seedRoutes = routesOf(seedEndpoints, {
  'GET /api/seeds': serve(signedIn, listOwnEntries),
});
