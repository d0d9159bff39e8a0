// Who may see how the desks are worked: admins, who lead them.
import type { QueueSources } from '#features/casework/server/source.ts';
import { routesOf, serve } from '#platform/server/http/route.ts';
import { admin } from '#platform/server/http/who.ts';
import { teamEndpoints } from '../../contract/team.ts';
import { listDecided } from './list-decided.ts';
import { showTeam } from './show-team.ts';

export const teamRoutes = (queues: QueueSources) =>
  routesOf(teamEndpoints, {
    'GET /api/team': serve(admin, showTeam(queues)),
    'GET /api/team/decided': serve(admin, listDecided(queues)),
  });
