// Who may call what of everything that waits: staff read and take, admins assign and set the service levels.
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin, staff } from '#platform/server/http/who.ts';
import { caseworkEndpoints } from '../contract.ts';
import { listLevels, setLevel } from './levels.ts';
import { listEntries } from './list-entries.ts';
import { assignEntry, releaseEntry, takeEntry } from './own-entry.ts';
import { listOneHand } from './second-person.ts';
import type { QueueSources } from './source.ts';

/** `sources`: every queue, as its feature declares it. */
export const caseworkRoutes = (sources: QueueSources) =>
  routesOf(caseworkEndpoints, {
    'GET /api/casework': serve(staff, listEntries(sources)),
    'GET /api/casework/levels': serve(staff, listLevels(sources)),
    'POST /api/casework/levels': serve(admin, setLevel),
    'GET /api/casework/one-hand': serve(staff, listOneHand),
    'POST /api/casework/:id/take': serve(staff, takeEntry(sources)),
    'POST /api/casework/:id/release': serve(staff, releaseEntry(sources)),
    'POST /api/casework/:id/assign': serve(admin, assignEntry(sources)),
  });
