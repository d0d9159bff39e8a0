// Who may call what in the area of seeds.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { again, signedIn, staff } from '#platform/server/http/who.ts';
import { seedEndpoints } from '../contract.ts';
import { adjustSeeds } from './adjust-seeds.ts';
import { listEntriesOf, listOwnEntries } from './own-entries.ts';

export const seedRoutes = routesOf(seedEndpoints, {
  'GET /api/seeds': serve(signedIn, listOwnEntries),
  'GET /api/seeds/of/:id': serve(staff, listEntriesOf),
  'POST /api/seeds/adjust/:id': serve(again(staff), adjustSeeds),
});
